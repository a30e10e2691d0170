/** Letters a monogram has space for. */
const most = 3

/**
 * One to three letters that stand for a name. A name in capitals of up to three letters stays
 * itself (`BMW`); several words give their initials (`Land Rover` is `LR`); one word its first two
 * letters (`Toyota` is `To`).
 */
export function findInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = ''] = words
  if (words.length > 1)
    return words
      .map(([letter = '']) => letter.toUpperCase())
      .slice(0, most)
      .join('')
  if (first.length <= most && first === first.toUpperCase()) return first
  const [capital = '', next = ''] = first
  return `${capital.toUpperCase()}${next.toLowerCase()}`
}
