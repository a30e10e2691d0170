import { defineRecipe } from '@pandacss/dev'

/**
 * A mark on a photograph. Its ground is opaque and a line in the colour of its text parts it from
 * whatever the picture shows, so it needs no scrim.
 */
export const tagRecipe = defineRecipe({
  className: 'fc-tag',
  description: 'Mark on the photograph of a card',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    px: '3',
    py: '1',
    // Round while on one line, never a blob on three.
    borderRadius: 'min({radii.pill}, 0.9rem)',
    border: '1px solid',
    textStyle: 'caption',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0' },
    _print: { border: '1px solid', bg: 'transparent', color: 'CanvasText' },
  },
  variants: {
    tone: {
      accent: {
        bg: 'tag.bg',
        color: 'tag.fg',
        borderColor: 'color-mix(in oklab, {colors.tag.fg} 45%, {colors.tag.bg})',
      },
      sale: {
        bg: 'tag.sale.bg',
        color: 'tag.sale.fg',
        borderColor: 'color-mix(in oklab, {colors.tag.sale.fg} 45%, {colors.tag.sale.bg})',
      },
      sold: {
        bg: 'tag.sold.bg',
        color: 'tag.sold.fg',
        borderColor: 'color-mix(in oklab, {colors.tag.sold.fg} 45%, {colors.tag.sold.bg})',
      },
      quiet: { bg: 'surface.raised', color: 'fg', borderColor: 'border.control' },
    },
    placed: {
      inline: {},
      start: { insetInlineStart: '3' },
      end: { insetInlineEnd: '3' },
    },
  },
  compoundVariants: [
    {
      placed: ['start', 'end'],
      css: {
        position: 'absolute',
        zIndex: 'raised',
        top: '3',
        // Space for the favourite in the other corner.
        maxWidth: 'calc(100% - {spacing.3} * 3 - {sizes.touch})',
        boxShadow: 'card',
        // One at a time: a second tag on the same picture stays away.
        '&[data-placed] ~ &[data-placed]': { display: 'none' },
      },
    },
  ],
  defaultVariants: { tone: 'accent', placed: 'inline' },
  staticCss: ['*'],
})
