/**
 * True for a box that was ticked, as JSON or a form says it; consent is never assumed of anything else.
 * Source: `D-100`
 */
export const isTicked = (value: unknown): boolean =>
  value === true || value === 'on' || value === 'true' || value === '1'
