"""Gift card in blued-steel blue: ID-1 size, a rule of amounts, and room for the brand above it. Lies in the x-y plane, face
up, resting on z = 0."""
from shape import plate, mesh, rounded_rect
from nodes import Nodes
from objects.branded import bear
from objects.materials import BLEUI

WIDTH, HEIGHT, THICK, RADIUS = 85.6, 54.0, .9, 2.6
WHITE = (.86, .87, .87)


def build(col=BLEUI, branded=True):
    body = Nodes('card')
    grain = body.noise(body.pos(), 7, 2)
    body.principled(Base_Color=col, Roughness=.36, Specular=.42, Clearcoat=.25, Clearcoat_Roughness=.30,
                    Normal=body.bump(grain, .05, .03))
    plate('card', [rounded_rect(WIDTH, HEIGHT, RADIUS, 16, 3)], THICK, THICK, .12, body.mat)
    ink = Nodes('print')
    ink.principled(Base_Color=WHITE, Roughness=.42, Specular=.4, Alpha=ink.image('gift-card.png', 90))
    x, y, z = 42.0, 26.0, THICK + .012
    mesh('print', [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], ink.mat).visible_shadow = False
    if branded:
        bear('gift-card', z)
