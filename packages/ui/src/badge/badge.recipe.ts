import { defineRecipe } from '@pandacss/dev'

/** A short label. Tones `tag`, `sale` and `sold` stand on photographs. */
export const badgeRecipe = defineRecipe({
  className: 'fc-badge',
  description: 'Short label',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    px: '2',
    py: '0.5',
    // Round while on one line, never a blob on three.
    borderRadius: 'min({radii.pill}, 0.9rem)',
    textStyle: 'caption',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    border: '1px solid transparent',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.sunken', color: 'fg.muted' },
      info: { bg: 'info.subtle', color: 'info.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      tag: { bg: 'tag.bg', color: 'tag.fg' },
      sale: { bg: 'tag.sale.bg', color: 'tag.sale.fg' },
      sold: { bg: 'tag.sold.bg', color: 'tag.sold.fg' },
      outline: { bg: 'transparent', color: 'fg.muted', borderColor: 'border.strong' },
    },
    size: { sm: {}, md: { px: '3', py: '1' } },
  },
  defaultVariants: { tone: 'neutral', size: 'sm' },
  staticCss: ['*'],
})
