/** A feed that cannot be read to its end, so that nothing of it may be used. */
export class UnreadableFeedError extends Error {
  override readonly name = 'UnreadableFeedError'
}
