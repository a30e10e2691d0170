/** Longest wait for a processor, in milliseconds. */
const longestPaymentMs = 10_000

/** How long a processor may take, in milliseconds. */
export const findPaymentTimeout = ({ paymentTimeoutMs }: { paymentTimeoutMs?: number }): number =>
  paymentTimeoutMs ?? longestPaymentMs
