/** On the comparison itself the bar would be in the way. */
export const CompareBar = null
