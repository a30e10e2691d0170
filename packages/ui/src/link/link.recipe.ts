import { defineRecipe } from '@pandacss/dev'

/** Text that leads somewhere. Inside a sentence it is underlined; on its own the line comes with the pointer. */
export const linkRecipe = defineRecipe({
  className: 'fc-link',
  description: 'Text link',
  base: {
    color: 'link',
    borderRadius: 'control',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    overflowWrap: 'anywhere',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
    _hover: { color: 'link.hover', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      inline: { textDecoration: 'underline' },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: '24px',
        fontWeight: 'semibold',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
        _touch: { minHeight: 'control.md' },
      },
      subtle: {
        color: 'inherit',
        textDecoration: 'none',
        _hover: { color: 'link.hover', textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
  staticCss: ['*'],
})
