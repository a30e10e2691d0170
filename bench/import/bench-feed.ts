import { readFileSync, writeFileSync } from 'node:fs'

const demoFeed = new URL('../../packages/demo/feeds/harbour.csv', import.meta.url)

const [header = '', ...rows] = readFileSync(demoFeed, 'utf8')
  .replaceAll('\r\n', '\n')
  .trim()
  .split(/\n(?=[A-Z]{2}\d+,)/)

/** Writes rows of the demo group's feed, over and over, under stock numbers of their own; gives `path`. */
export function writeBenchFeed(
  path: string,
  count: number,
  price?: (at: number) => number,
): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const row = (rows[at % rows.length] ?? '').replace(/^[^,]*/, `B${at}`)
    return price ? row.replace(/^((?:[^,]*,){4})[^,]*/, `$1${price(at)}`) : row
  })
  writeFileSync(path, [header, ...lines].join('\r\n'))
  return path
}
