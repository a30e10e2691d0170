/**
 * True for an outcome that happened just now to something whose visitor is not there, and happens once: not while it
 * is at another page, nor for what was known before. The end of a hold is none: a visitor may still come back.
 */
export const isPaymentOutcome = (settled: { kind: string; isNew?: boolean }): boolean =>
  settled.isNew ?? !['challenged', 'pending', 'expired'].includes(settled.kind)
