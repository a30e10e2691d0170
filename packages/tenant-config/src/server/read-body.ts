/** Bytes above its limit that are read of a body and dropped, so that its connection stays usable. */
const MAX_DROPPED_BYTES = 32 * 2 ** 20

/**
 * Reads a request body and holds no more than the limit of it in memory. The rest of one that is too large is
 * read and dropped, up to 32 MiB: a connection whose body nobody reads takes no further request.
 * @param largestBytes limit of the body
 * @returns null for one that is too large; at once where `content-length` says so
 * @throws when the visitor leaves before the end
 */
export async function readBody(
  request: Request,
  largestBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length <= largestBytes) chunks.push(chunk)
    else if (length > largestBytes + MAX_DROPPED_BYTES) return null
    else chunks.length = 0
  }
  if (length > largestBytes) return null
  const body = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}
