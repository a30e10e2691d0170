const complaint = /(?:FATAL|PANIC|error):\s+(.*)/
const explanation = /(?:DETAIL|HINT|detail|hint):\s+(.*)/

/**
 * The reason a program of PostgreSQL gave for its end, as one line: its last complaint with what
 * explains it, or the last line of its output.
 */
export function findLastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findLastIndex((line) => complaint.test(line))
  if (at < 0) return lines.at(-1)?.trim() ?? 'none'
  const words = [complaint.exec(lines[at] ?? '')?.[1] ?? '']
  for (const line of lines.slice(at + 1)) {
    const more = explanation.exec(line)?.[1]
    if (more === undefined) break
    words.push(more)
  }
  return words.map((part) => part.trim().replace(/\.$/, '')).join('; ')
}
