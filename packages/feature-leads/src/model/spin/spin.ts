/** Page of the prize wheel. Source: `SITE-050` */
export const SPIN_PATH = '/spin-to-win'

/** Call that spins it. Source: `D-65` */
export const SPIN_API_PATH = '/api/spin'

/** A field of the wheel. */
export interface Prize {
  id: string
  /** In a few words. */
  label: string
  /** How to claim it; '' for nothing to say. */
  text: string
}

/**
 * The prize of one spin, each as often as its share of all.
 * @param prizes at least one, with shares above 0
 * @param random from 0 up to but not 1
 * Source: `D-65`
 */
export function drawPrize<T extends { share: number }>(prizes: readonly T[], random: number): T {
  const all = prizes.reduce((sum, { share }) => sum + share, 0)
  let left = random * all
  const drawn = prizes.find(({ share }) => {
    left -= share
    return left < 0
  })
  const prize = drawn ?? prizes.at(-1)
  if (!prize) throw new Error('[feature-leads] expected a wheel with a prize')
  return prize
}
