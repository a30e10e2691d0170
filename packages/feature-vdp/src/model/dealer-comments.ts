/** Characters of the dealer's comments that show before "Show more" (VDP-095). */
export const COMMENTS_LIMIT = 400

/** Shown in place of empty comments (VDP-097). */
export const COMMENTS_PENDING = 'Dealer comments are pending. Please check back here later.'

/** Comments as the page shows them. */
export type DealerComments =
  | { kind: 'pending'; text: string }
  | { kind: 'whole'; text: string }
  | { kind: 'cut'; text: string; start: string; rest: string }

/**
 * Cuts comments of more than 400 characters at exactly 400; counts characters as a reader does,
 * so an emoji is one.
 * Source: VDP-095, VDP-096, VDP-097
 */
export function readDealerComments(comments: string | null): DealerComments {
  const text = comments?.trim() ?? ''
  if (text === '') return { kind: 'pending', text: COMMENTS_PENDING }
  const characters = [...text]
  if (characters.length <= COMMENTS_LIMIT) return { kind: 'whole', text }
  return {
    kind: 'cut',
    text,
    start: characters.slice(0, COMMENTS_LIMIT).join(''),
    rest: characters.slice(COMMENTS_LIMIT).join(''),
  }
}
