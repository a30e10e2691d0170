"""What the `interior` view shows: a cabin for cars and trucks, a living room for caravans.

`build(body)` fills the open scene and returns its camera. It brings its own light and outside, and
nothing in it is painted. Right-hand drive: the steering wheel is on the right, at minus y.
"""

from cabin import CABINS, cabin
from living import living
from outside import daylight

LIVING = {'caravan', 'motorhome'}

KINDS = {
    'hatch': 'dark', 'sedan': 'dark', 'wagon': 'dark', 'suv': 'pale', 'coupe': 'pale', 'convertible': 'pale',
    'people-mover': 'pale', 'ute': 'dark', 'van': 'plain', 'bus': 'truck', 'light-truck': 'truck', 'prime-mover': 'truck',
}


def build(body):
    """Builds the interior of a body; returns `{'camera': …}`, or None for a body without one."""
    if body in LIVING:
        return living(body)
    if KINDS.get(body) not in CABINS:
        return None
    daylight()
    return cabin(KINDS[body])
