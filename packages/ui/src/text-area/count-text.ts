import { formatNumberText } from '../number-field/index.ts'

const characters = (count: number) =>
  `${formatNumberText(count)} ${count === 1 ? 'character' : 'characters'}`

/**
 * Words of a count: how many characters fit into an empty area, are left, or are too many.
 * @param length characters that are there, 0 or more
 */
export function countText(length: number, maxCharacters: number): string {
  if (length === 0) return `Up to ${characters(maxCharacters)}`
  const left = maxCharacters - length
  return left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`
}
