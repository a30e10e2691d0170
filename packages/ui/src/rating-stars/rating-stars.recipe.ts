import { defineSlotRecipe } from '@pandacss/dev'

/** Five stars filled to the rating, the number and how many gave it. */
export const ratingStarsRecipe = defineSlotRecipe({
  className: 'fc-rating-stars',
  description: 'Average rating as stars',
  slots: ['root', 'stars', 'star', 'fill', 'value', 'count'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      textStyle: 'bodySm',
      figures: 'tabular',
    },
    stars: {
      display: 'inline-flex',
      gap: '0.5',
      // Gold that stands off the ground by 3 to 1, light or dark.
      color: 'oklch(from {colors.warning} 0.63 0.15 72)',
      _dark: { color: 'oklch(from {colors.warning} 0.78 0.15 78)' },
    },
    star: {
      position: 'relative',
      display: 'block',
      width: 'calc(1em * 1.125)',
      height: 'calc(1em * 1.125)',
      '& svg': { display: 'block', width: 'calc(1em * 1.125)', height: 'calc(1em * 1.125)' },
      '& > svg': { fill: 'transparent', stroke: 'currentColor', strokeWidth: '1.5px' },
    },
    fill: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      overflow: 'hidden',
      '& svg': { fill: 'currentColor', stroke: 'currentColor', strokeWidth: '1.5px' },
      // The drawing keeps its place under the clip when the page runs from right to left.
      _rtl: { '& svg': { position: 'absolute', insetInlineStart: '0' } },
    },
    value: { fontWeight: 'semibold' },
    count: { color: 'fg.muted', '& a': { color: 'link', textUnderlineOffset: '0.2em' } },
  },
  variants: {
    size: {
      sm: { stars: { fontSize: 'md' } },
      md: { stars: { fontSize: 'xl' } },
      lg: { root: { textStyle: 'body' }, stars: { fontSize: '3xl' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
