/**
 * A name as a part of an address: lower case, accents dropped, everything else a single `-`.
 * "Mercedes-Benz" is `mercedes-benz`, "Land Rover" `land-rover`.
 * Source: `D-19`, `D-103`
 */
export function toSlug(name: string): string {
  if (/^[a-z0-9]+$/i.test(name)) return name.toLowerCase()
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
