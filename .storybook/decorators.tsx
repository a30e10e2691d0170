import type { Decorator } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { applyTheme } from './apply-theme.ts'

/** Gives the page the theme of the toolbar's dealer. */
export const withDealer: Decorator = (Story, { globals }) => {
  applyTheme({ dealer: globals.dealer, surface: globals.surface, motion: globals.motion })
  return <Story />
}

/** Shows the markup a server sends, with no script behind it, when the toolbar says so. */
export const withoutScript: Decorator = (Story, { globals }) => {
  if (globals.script !== 'off') return <Story />
  const markup = renderToStaticMarkup(<Story />)
  return <div dangerouslySetInnerHTML={{ __html: markup }} />
}
