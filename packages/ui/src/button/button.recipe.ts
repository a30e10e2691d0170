import { defineRecipe } from '@pandacss/dev'

/** Buttons and links that look like buttons. One `solid` per view; the others stay quieter. */
export const buttonRecipe = defineRecipe({
  className: 'fc-button',
  description: 'Button or button-like link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: 'full',
    borderWidth: 'control',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'button',
    textStyle: 'button',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: 'disabled' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 'busy' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'action',
        color: 'fg.onAction',
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { bg: 'action.hover' },
          _active: { bg: 'action.active' },
        },
      },
      outline: {
        bg: 'surface',
        color: 'fg',
        borderColor: 'border.control',
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { bg: 'surface.sunken', borderColor: 'fg.muted' },
          _active: { bg: 'action.subtle', borderColor: 'fg' },
        },
      },
      quiet: {
        bg: 'transparent',
        color: 'action.fg',
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { bg: 'action.subtle' },
          _active: { bg: 'action.subtle', borderColor: 'action.fg' },
        },
      },
    },
    size: {
      sm: { minHeight: 'control.sm', px: '3', py: '1', _touch: { minHeight: 'control.md' } },
      md: { minHeight: 'control.md', px: '5', py: '2' },
      lg: { minHeight: 'control.lg', px: '6', py: '3' },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md', width: 'auto' },
  staticCss: ['*'],
})
