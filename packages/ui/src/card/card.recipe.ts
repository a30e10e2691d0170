import { defineRecipe } from '@pandacss/dev'

/** A bounded surface. `interactive` answers to the pointer; the link inside it carries the action. */
export const cardRecipe = defineRecipe({
  className: 'fc-card',
  description: 'Bounded surface',
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflow: 'clip',
    bg: 'card.bg',
    color: 'fg',
    borderRadius: 'card',
    borderWidth: 'card',
    borderStyle: 'solid',
    borderColor: 'card.border',
    boxShadow: 'card',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      outline: {},
      raised: { bg: 'surface.raised', borderColor: 'transparent', boxShadow: 'card' },
      sunken: { bg: 'surface.sunken', borderColor: 'transparent', boxShadow: 'none' },
    },
    padding: { none: {}, sm: { padding: '4' }, md: { padding: { base: '4', md: '6' } } },
    interactive: {
      true: {
        transitionProperty: 'box-shadow, border-color',
        transitionDuration: 'normal',
        _hover: { boxShadow: 'raised', borderColor: 'border.strong' },
        '&:has(a:focus-visible)': { borderColor: 'border.strong' },
      },
    },
  },
  defaultVariants: { variant: 'outline', padding: 'md' },
  staticCss: ['*'],
})
