/** Where one car is looked at, the bar would be in the way. */
export const CompareBar = null
