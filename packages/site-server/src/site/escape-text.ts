const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text between two tags of HTML or SVG; not for attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
