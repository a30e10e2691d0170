import { useState } from 'react'

/**
 * Text of a field whose search follows the typing. It stays as it is typed, trailing space included, until the
 * search comes to say something else; once it has said what was typed, anything else is something else.
 * @param query text the search says
 */
export function useTypedText(query: string) {
  const [draft, setDraft] = useState<{ text: string; said: string; over: string } | null>(null)
  const isSaid = draft?.text.trim() === query
  if (draft && isSaid && draft.said !== query) setDraft({ ...draft, said: query })
  if (draft && !isSaid && draft.said !== query) setDraft(null)
  const text = draft && (isSaid || draft.said === query) ? draft.text : query
  return {
    text,
    /** Text that stood there before it was typed over. */
    over: draft?.over ?? query,
    type: (typed: string) =>
      setDraft((known) => ({ text: typed, said: query, over: known?.over ?? query })),
    /** Shows what the search says. */
    forget: () => setDraft(null),
    /** Tells that the search has been asked for a text, where `query` follows at once. */
    send: (asked: string) => setDraft((known) => known && { ...known, said: asked }),
  }
}
