/**
 * A name as a part of an address: lower case, accents dropped, everything else a single `-`.
 * "Mercedes-Benz" is `mercedes-benz`, "Land Rover" `land-rover`. A name without any Latin letter or digit stands as
 * the numbers of its letters in Unicode, so that it has an address too; '' for a name without letters.
 * Source: `D-19`, `D-103`
 */
export function toSlug(name: string): string {
  if (/^[a-z0-9]+$/i.test(name)) return name.toLowerCase()
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || numberLetters(name)
}

function numberLetters(name: string): string {
  const letters =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  return letters.map((letter) => letter.codePointAt(0)?.toString(16)).join('-')
}
