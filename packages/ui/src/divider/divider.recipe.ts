import { defineRecipe } from '@pandacss/dev'

/** A line between contents. The key differs from Panda's pattern of the same shape. */
export const dividerLineRecipe = defineRecipe({
  className: 'fc-divider',
  description: 'Line between contents',
  base: {
    flexShrink: '0',
    margin: '0',
    border: '0 solid',
    borderColor: 'divider',
    color: 'fg.muted',
    textStyle: 'caption',
    overflowWrap: 'anywhere',
  },
  variants: {
    direction: {
      horizontal: { width: 'full', borderTopWidth: '1px' },
      vertical: {
        alignSelf: 'stretch',
        width: '0',
        minHeight: 'calc(1em)',
        borderInlineStartWidth: '1px',
      },
      labelled: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        width: 'full',
        '&::before, &::after': {
          content: '""',
          flex: '1 1 1rem',
          borderTop: '1px solid',
          borderColor: 'divider',
        },
      },
    },
    space: { none: {}, sm: {}, md: {}, lg: {} },
  },
  compoundVariants: [
    { direction: ['horizontal', 'labelled'], space: 'sm', css: { my: '3' } },
    { direction: ['horizontal', 'labelled'], space: 'md', css: { my: '6' } },
    { direction: ['horizontal', 'labelled'], space: 'lg', css: { my: '10' } },
    { direction: 'vertical', space: 'sm', css: { mx: '2' } },
    { direction: 'vertical', space: 'md', css: { mx: '4' } },
    { direction: 'vertical', space: 'lg', css: { mx: '6' } },
  ],
  defaultVariants: { direction: 'horizontal', space: 'none' },
  staticCss: ['*'],
})
