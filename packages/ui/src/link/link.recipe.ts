import { defineRecipe } from '@pandacss/dev'

/** Text that leads somewhere. Inside a sentence it is underlined; on its own the line comes with the pointer. */
export const linkRecipe = defineRecipe({
  className: 'fc-link',
  description: 'Text link',
  base: {
    color: 'link',
    borderRadius: 'control',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'token(borderWidths.link)',
    textDecorationStyle: 'var(--link-style)',
    overflowWrap: 'anywhere',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
    _hover: { color: 'link.hover', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      inline: { textDecorationLine: 'underline' },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: '24px',
        fontWeight: 'semibold',
        textDecorationLine: 'none',
        _hover: { textDecorationLine: 'underline' },
        _touch: { minHeight: 'control.md' },
      },
      subtle: {
        color: 'inherit',
        textDecorationLine: 'none',
        _hover: { color: 'link.hover', textDecorationLine: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
  staticCss: ['*'],
})
