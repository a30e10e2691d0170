import type { Readable } from 'node:stream'

/**
 * Writes what several processes print in whole lines: a pipe takes larger pieces apart, and their lines would
 * run into one another. What has no end of line is written when the process ends.
 * @returns resolves then
 */
export function forwardLines(from: Readable, write: (lines: string) => unknown): Promise<void> {
  let begun = ''
  from.setEncoding('utf8').on('data', (part: string) => {
    begun += part
    const end = begun.lastIndexOf('\n') + 1
    if (end === 0) return
    write(begun.slice(0, end))
    begun = begun.slice(end)
  })
  return new Promise((resolve) => {
    from.once('close', () => {
      if (begun !== '') write(begun)
      begun = ''
      resolve()
    })
  })
}
