/** A cell of a CSV file as RFC 4180 quotes it. */
export function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
