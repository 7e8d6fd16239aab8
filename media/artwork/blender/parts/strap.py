"""STR-{style}-{colour}: picks the family and lays it on both sides of the case."""
from shape import group
from parts import strap_metal, strap_leather, strap_soft
from parts.strap_path import Path, end_link

SOFT = ('LE', 'RU', 'NY')


def build(style, color, pose='drape'):
    with group('strap'):
        for side in (1, -1):
            path = Path(side, style in SOFT, pose)
            if style == 'LE':
                strap_leather.build(path, color)
            elif style == 'RU':
                strap_soft.rubber(path, color)
            elif style == 'NY':
                strap_soft.nylon(path, color)
            elif style == 'MA':
                strap_metal.milanese(path, color)
            else:
                strap_metal.links(style, path, color)


def build_end_links(color):
    with group('endlink'):
        for side in (1, -1):
            end_link(Path(side), color)
