/**
 * The bytes of a buffer in memory of their own, for a buffer that stays. What Node gives for up to 32 kB is a
 * part of 64 kB shared with others, all of which stay for as long as one of them does.
 */
export const copyToOwnMemory = (buffer: Buffer): Buffer =>
  Buffer.from(new Uint8Array(buffer).buffer)
