/**
 * Why something was not paid: it was not to be had any more, the card was declined, the processor did not
 * answer, or its own visitor began another.
 */
export type PaymentFailure = 'unavailable' | 'declined' | 'no-answer' | 'abandoned'
