"""People and animals: heads, hats, hands, dress, plumes, horses and eagles.

Everything looks LEFT unless said otherwise; wrap a part in kit.art.mirrored() to turn it right.
A head is about 46 wide and 58 high; hands are about 26 long.
"""
