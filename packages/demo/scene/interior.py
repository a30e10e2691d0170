"""What the `interior` view shows: a cabin for cars and trucks, a living room for caravans.

`build(body)` fills the open scene and returns its camera. It brings its own light and outside, and
nothing in it is painted. Right-hand drive: the steering wheel is on the right, at minus y.
"""

from cabin import CABINS, cabin
from living import living
from outside import daylight

#: Bodies with a living room, and whose room it is.
LIVING = {'caravan': 'caravan', 'caravan-offroad': 'caravan', 'caravan-compact': 'caravan', 'pop-top': 'caravan', 'motorhome': 'motorhome', 'campervan': 'motorhome'}

KINDS = {
    'hatch': 'dark', 'hatch-small': 'dark', 'hatch-sharp': 'dark', 'sedan': 'dark', 'sedan-large': 'pale', 'wagon': 'dark',
    'suv': 'pale', 'suv-small': 'dark', 'suv-sharp': 'dark', 'suv-large': 'pale', 'suv-electric': 'pale', 'four-wheel-drive': 'pale',
    'coupe': 'pale', 'convertible': 'pale', 'people-mover': 'pale', 'ute': 'dark', 'ute-rugged': 'dark', 'van': 'plain', 'van-high': 'plain', 'van-small': 'plain',
    'bus': 'truck', 'light-truck': 'truck', 'pantech': 'truck', 'curtain-sider': 'truck', 'tipper': 'truck', 'prime-mover': 'truck', 'prime-mover-cabover': 'truck',
}


def build(body):
    """Builds the interior of a body; returns `{'camera': …}`, or None for a body without one."""
    if body in LIVING:
        return living(LIVING[body])
    if KINDS.get(body) not in CABINS:
        return None
    daylight()
    return cabin(KINDS[body])
