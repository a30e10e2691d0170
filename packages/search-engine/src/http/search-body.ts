/** A request body as text, or why it is refused. */
export type SearchBody =
  | { ok: true; text: string }
  | { ok: false; status: 400 | 413; message: string }

/**
 * Reads a request body as UTF-8 text under any content type, unpacking gzip, and stops at the limit.
 * @param largestBytes limit of the unpacked body, so that a small packed one cannot fill the memory
 */
export async function readSearchBody(request: Request, largestBytes: number): Promise<SearchBody> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity' && encoding !== 'gzip') {
    return { ok: false, status: 400, message: `Unsupported content encoding: ${encoding}` }
  }
  if (!request.body) return { ok: true, text: '' }
  const stream: ReadableStream<Uint8Array> =
    encoding === 'gzip' ? request.body.pipeThrough(new DecompressionStream('gzip')) : request.body
  try {
    const text = await readText(stream, largestBytes)
    if (text !== null) return { ok: true, text }
  } catch {
    return { ok: false, status: 400, message: 'Unreadable request body' }
  }
  return { ok: false, status: 413, message: `Request body above ${largestBytes} bytes` }
}

/** Bytes above its limit that are read of a body and dropped, so that its connection stays usable. */
const MAX_DROPPED_BYTES = 32 * 2 ** 20

/** Reads on without keeping anything. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let left = MAX_DROPPED_BYTES
  while (left > 0) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.byteLength
  }
  await reader.cancel()
}

/** The whole stream as text, or null when it is too long. */
async function readText(
  stream: ReadableStream<Uint8Array>,
  largestBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > largestBytes) {
      await dropRest(reader)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
