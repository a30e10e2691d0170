import { createHash } from 'node:crypto'

/** A mask whose one drawing, on 24 by 24, stands in the sheet itself. Source: `mask-icon.recipe.ts` of `ui` */
const mask = /url\((["'])data:image\/svg\+xml,((?:(?!\1).)*)\1\)\s*center\s*\/\s*contain no-repeat/g

/** Side of a drawing. */
const SIDE = 24

/** Drawings of a sheet's masks in a file of their own. */
export interface Drawings {
  /** Name of the file, made from its content. */
  fileName: string
  /** All drawings in a row, as one SVG. */
  picture: string
  /**
   * The sheet with each mask taken from the picture by its place in the row, which every browser can do; it draws
   * the same, in any size.
   * @param url address of the picture
   */
  take(css: string, url: string): string
}

const listDrawings = (css: string): string[] => [
  ...new Set([...css.matchAll(mask)].map(([, , drawing = '']) => drawing)),
]

const placeInRow = (drawing: string, index: number) =>
  decodeURIComponent(drawing).replace(
    '<svg ',
    `<svg x='${index * SIDE}' width='${SIDE}' height='${SIDE}' `,
  )

/**
 * Where the drawing stands in the row, as `mask` counts: 0 % for the first, 100 % for the last. Written so that
 * positions of a sheet differ in their number alone, which compresses best.
 */
const findPosition = (index: number, count: number) =>
  count > 1 ? `calc(100%*${index}/${count - 1})` : '0'

/** The drawings that masks of a sheet have, null without any: a page then waits for fewer bytes of styles. */
export function createDrawings(css: string): Drawings | null {
  const all = listDrawings(css)
  if (all.length === 0) return null
  const width = all.length * SIDE
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${SIDE}' viewBox='0 0 ${width} ${SIDE}'>${all.map(placeInRow).join('')}</svg>`
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
  return {
    fileName: `drawings.${hash}.svg`,
    picture,
    take: (sheet, url) =>
      sheet.replaceAll(mask, (whole, _quote: string, drawing: string) => {
        const index = all.indexOf(drawing)
        if (index < 0) return whole
        return `url(${url}) ${findPosition(index, all.length)} 0/${all.length * 100}% 100% no-repeat`
      }),
  }
}
