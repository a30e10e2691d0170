/**
 * Decodes the bytes of a feed into whole lines of text. A byte-order mark decides (UTF-8 or
 * UTF-16); else each line is UTF-8 when it is valid as such and Windows-1252 when it is not, because
 * dealers paste both into one file. CRLF becomes LF.
 */
export async function* decodeFeedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = ''
  for await (const text of decodeChunks(bytes)) {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n')
  }
  yield held
}

async function* decodeChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((chunk: Uint8Array, isLast: boolean) => string) | null = null
  // Joined once a line ends: a file of one long line would be copied anew with every chunk.
  let rest: Uint8Array[] = []
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(lineFeed) + 1
    if (end > 0) {
      const lines = Buffer.concat([...rest, chunk.subarray(0, end)])
      decode ??= chooseDecoder(lines)
      yield decode(lines, false)
      rest = []
    }
    rest.push(chunk.subarray(end))
  }
  const last = Buffer.concat(rest)
  decode ??= chooseDecoder(last)
  yield decode(last, true)
}

const lineFeed = 10

function chooseDecoder(start: Uint8Array): (chunk: Uint8Array, isLast: boolean) => string {
  const isWide =
    (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (!isWide) return decodeLines
  const decoder = new TextDecoder(start[0] === 0xff ? 'utf-16le' : 'utf-16be')
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

function decodeLines(chunk: Uint8Array): string {
  try {
    return utf8.decode(chunk)
  } catch {
    return splitLines(chunk).map(decodeLine).join('')
  }
}

function decodeLine(line: Uint8Array): string {
  try {
    return utf8.decode(line)
  } catch {
    return windows1252.decode(line)
  }
}

function splitLines(chunk: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < chunk.length; ) {
    const found = chunk.indexOf(lineFeed, start)
    const end = found === -1 ? chunk.length : found + 1
    lines.push(chunk.subarray(start, end))
    start = end
  }
  return lines
}
