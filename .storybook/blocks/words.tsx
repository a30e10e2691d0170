/** A sentence, its parts between backticks as code. */
export function Words({ children }: { children: string }) {
  return children
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part))
}
