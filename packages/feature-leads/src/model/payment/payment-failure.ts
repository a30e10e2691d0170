/**
 * Why something was not paid: it was no longer available, the card was declined, the processor did not
 * answer, or its own visitor began another.
 */
export type PaymentFailure = 'unavailable' | 'declined' | 'no-answer' | 'abandoned'
