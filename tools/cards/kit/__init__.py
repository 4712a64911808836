"""The drawing kit: outlines, shading, the SVG writer and letters, all independent of any deck."""
