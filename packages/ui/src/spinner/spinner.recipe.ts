import { defineRecipe } from '@pandacss/dev'

/** A ring in the text colour; it turns, and stands still when motion is unwelcome. */
export const spinnerRecipe = defineRecipe({
  className: 'fc-spinner',
  description: 'Ring that turns while something loads',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
    // A ring without its gap would not seem to turn.
    _forcedColors: { forcedColorAdjust: 'none', borderInlineEndColor: 'Canvas' },
  },
  variants: {
    size: {
      sm: { width: '4', height: '4', borderWidth: '2px' },
      md: { width: '6', height: '6', borderWidth: '3px' },
      lg: { width: '10', height: '10', borderWidth: '4px' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
