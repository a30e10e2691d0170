import { defineRecipe, type SystemStyleObject } from '@pandacss/dev'
import { createDrawingUrl } from './drawing-url.ts'
import { maskDrawings } from './mask-drawings.ts'

/** A mask with one drawing. A build may take it from a picture of all drawings, so it is whole here. */
const maskOf = (path: string, fill?: string) =>
  `${createDrawingUrl(path, { fill })} center / contain no-repeat`

/** An icon drawn by the sheet, beside the content of an element and in the colour of its text. */
export const maskIconRecipe = defineRecipe({
  className: 'fc-mask-icon',
  description: 'Icon drawn by the sheet',
  base: {
    _after: {
      content: '""',
      flexShrink: '0',
      width: 'var(--icon-size, 20px)',
      height: 'var(--icon-size, 20px)',
      bg: 'currentColor',
      mask: 'var(--icon)',
      printColorAdjust: 'exact',
      _forcedColors: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
  },
  variants: {
    place: { start: { _after: { order: '-1' } } },
    icon: Object.fromEntries(
      Object.entries(maskDrawings).map(([name, path]) => [
        name,
        {
          '--icon': maskOf(path),
          ...(name === 'heart' && {
            '&[aria-pressed=true]': { '--icon': maskOf(path, '#000') },
          }),
        },
      ]),
    ) as unknown as Record<keyof typeof maskDrawings, SystemStyleObject>,
  },
  staticCss: ['*'],
})
