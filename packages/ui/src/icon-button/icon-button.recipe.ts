import { defineRecipe } from '@pandacss/dev'

/** A square button that holds one icon; its target is never under 44 px. */
export const iconButtonRecipe = defineRecipe({
  className: 'fc-icon-button',
  description: 'Square button with one icon',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    padding: '0',
    borderWidth: 'control',
    borderStyle: 'solid',
    borderColor: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    textDecoration: 'none',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color, scale',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '50%',
      width: '44px',
      height: '44px',
      translate: '-50% -50%',
    },
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
    '&[aria-pressed=true]': { color: 'action.fg', '& svg': { fill: 'currentColor' } },
  },
  variants: {
    variant: {
      quiet: {
        bg: 'transparent',
        '&:not(:disabled)': { _hover: { bg: 'surface.sunken' }, _active: { bg: 'action.subtle' } },
      },
      outline: {
        bg: 'surface',
        borderColor: 'border.control',
        '&:not(:disabled)': {
          _hover: { bg: 'surface.sunken', borderColor: 'fg.muted' },
          _active: { bg: 'action.subtle' },
        },
      },
      raised: {
        bg: 'surface.raised',
        boxShadow: 'raised',
        '&:not(:disabled)': { _hover: { bg: 'surface.sunken' }, _active: { scale: '0.94' } },
        _forcedColors: { borderColor: 'ButtonText' },
      },
    },
    size: {
      sm: { width: 'control.sm', height: 'control.sm' },
      md: { width: 'control.md', height: 'control.md' },
      lg: { width: 'control.lg', height: 'control.lg' },
    },
    shape: { rounded: { borderRadius: 'control' }, round: { borderRadius: 'full' } },
  },
  defaultVariants: { variant: 'quiet', size: 'md', shape: 'rounded' },
  staticCss: ['*'],
})
