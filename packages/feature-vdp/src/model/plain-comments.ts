const entities: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

/**
 * A dealer's comments without markup: what stands in tags is dropped, breaks and paragraphs become
 * spaces, and characters written as entities are themselves. Empty for none.
 */
export function stripComments(comments: string | null): string {
  return (comments ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|apos|gt|lt|nbsp|quot|#39);/g, (whole, name: string) =>
      name === '#39' ? "'" : (entities[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
