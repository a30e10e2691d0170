/** Bytes of a file that were asked for, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The bytes a `Range` header asks for: one range, as players and readers send it. Source: RFC 9110, 14.2
 * @returns null for the whole file, also where the header asks for something else than one range of
 *   bytes; `unsatisfiable` for a range beyond the end
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < start) return null
  return start > end ? 'unsatisfiable' : { start, end }
}
