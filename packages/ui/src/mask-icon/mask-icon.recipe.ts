import { defineRecipe, type SystemStyleObject } from '@pandacss/dev'
import { createDrawingUrl } from './drawing-url.ts'
import { maskDrawings } from './mask-drawings.ts'

/** An icon drawn by the sheet, after the content of an element and in the colour of its text. */
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
      mask: 'var(--icon) center / contain no-repeat',
      printColorAdjust: 'exact',
      _forcedColors: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
  },
  variants: {
    icon: Object.fromEntries(
      Object.entries(maskDrawings).map(([name, content]) => [
        name,
        {
          '--icon': createDrawingUrl(content),
          ...(name === 'heart' && {
            '&[aria-pressed=true]': { '--icon': createDrawingUrl(content, { fill: '#000' }) },
          }),
        },
      ]),
    ) as unknown as Record<keyof typeof maskDrawings, SystemStyleObject>,
  },
  staticCss: ['*'],
})
