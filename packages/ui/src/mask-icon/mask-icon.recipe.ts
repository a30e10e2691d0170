import { defineRecipe, type SystemStyleObject } from '@pandacss/dev'
import { maskDrawings } from './mask-drawings.ts'

function drawingOf(content: string, fill = 'none'): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${content.replaceAll('currentColor', '#000')}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

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
          '--icon': drawingOf(content),
          ...(name === 'heart' && {
            '&[aria-pressed=true]': { '--icon': drawingOf(content, '#000') },
          }),
        },
      ]),
    ) as unknown as Record<keyof typeof maskDrawings, SystemStyleObject>,
  },
  staticCss: ['*'],
})
