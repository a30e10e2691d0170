import { defineRecipe } from '@pandacss/dev'

/** Initials in a frame, where a logo would stand. */
export const monogramRecipe = defineRecipe({
  className: 'fc-monogram',
  description: 'Initials where a logo would stand',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'surface.sunken',
    color: 'fg',
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: 'none',
    letterSpacing: '0',
    _forcedColors: { borderColor: 'CanvasText' },
  },
  variants: {
    size: {
      // Three wide letters, such as GWM, stay inside the frame.
      sm: { width: '8', height: '8', fontSize: 'sm', '&[data-long]': { fontSize: '0.625rem' } },
      md: { width: '10', height: '10', fontSize: 'md', '&[data-long]': { fontSize: '0.75rem' } },
      lg: { width: '16', height: '16', fontSize: 'xl' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
