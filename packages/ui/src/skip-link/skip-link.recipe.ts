import { defineRecipe } from '@pandacss/dev'

/** Out of sight until it has the focus, then above everything at the top of the page. */
export const skipLinkRecipe = defineRecipe({
  className: 'fc-skip-link',
  description: 'First stop of the keyboard',
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control.md',
    px: '5',
    bg: 'surface.raised',
    color: 'fg',
    border: '2px solid',
    borderColor: 'focus',
    borderRadius: 'control',
    textStyle: 'button',
    textDecoration: 'none',
    translate: '0 -200%',
    transitionProperty: 'translate',
    transitionDuration: 'fast',
    _focus: {
      translate: '0 0',
      boxShadow: 'overlay',
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    _print: { display: 'none' },
  },
  staticCss: ['*'],
})
