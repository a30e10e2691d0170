/** Leaves the place of a popup to the sheet; stands for `getPlacement` of `@zag-js/popper` in a build. */
export const getPlacement = () => () => {}

/** Styles of a popup that the sheet places: none. */
export const getPlacementStyles = () => ({ arrow: {}, arrowTip: {}, floating: {} })

/** Side of a placement, such as `bottom` of `bottom-start`. */
export const getPlacementSide = (placement: string) => placement.replace(/-.*/, '')
