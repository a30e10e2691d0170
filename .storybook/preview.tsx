import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyTheme } from './apply-theme.ts'
import { dealerNames } from './dealer-titles.ts'
import { withDealer, withoutScript } from './decorators.tsx'
import { chooseElementControls } from './element-controls.ts'
import { toolbar, toolbarDefaults } from './toolbar.ts'
import { viewports } from './viewports.ts'
import './preview.css'

// A play function waits for a condition, however busy the machine is.
configure({ asyncUtilTimeout: 20_000 })
// Play functions read what was fetched from this list, which holds 250 entries otherwise.
performance.setResourceTimingBufferSize(10_000)

// The story runner gives a drawn story the theme of each dealer.
Reflect.set(window, 'applyTheme', applyTheme)

/** One picture a dealer, and one on a phone: what differs more than that is a story of its own. */
const chromaticModes = {
  ...Object.fromEntries(dealerNames.map((dealer) => [dealer, { dealer }])),
  phone: { dealer: 'harbour', viewport: 'phone' },
}

const preview: Preview = {
  // The last one is outermost: the page has its theme before the story is drawn.
  decorators: [withoutScript, withDealer],
  argTypesEnhancers: [chooseElementControls],
  globalTypes: toolbar,
  initialGlobals: toolbarDefaults,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Accessibility',
          'Foundations',
          ['Colour', 'Contrast'],
          'UI',
          '*',
          'Pages',
          'Journeys',
        ],
        method: 'alphabetical',
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
