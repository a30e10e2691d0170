import type { Decorator, Preview } from '@storybook/react-vite'
import { dealers } from './dealers.ts'
import { dressPage } from './dress-page.ts'
import './preview.css'

// The story runner dresses a drawn story as each dealer.
Reflect.set(window, 'dressPage', dressPage)

const withDealer: Decorator = (Story, { globals }) => {
  dressPage({ dealer: globals.dealer, surface: globals.surface, motion: globals.motion })
  return <Story />
}

/** Moments a story about time can be looked at; a story reads `globals.now`. */
const clock = [
  { value: '2026-11-20T10:00:00+10:00', title: 'Friday 20 November 2026, 10:00 in Brisbane' },
  { value: '2026-11-21T19:30:00+10:00', title: 'Saturday evening, closed' },
  { value: '2026-12-25T11:00:00+10:00', title: 'Christmas Day' },
  { value: '2026-12-31T23:59:00+10:00', title: 'Last minute of the year' },
]

const preview: Preview = {
  decorators: [withDealer],
  globalTypes: {
    dealer: {
      description: 'Whose site it is',
      toolbar: {
        title: 'Dealer',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(dealers).map(([value, { title }]) => ({ value, title })),
      },
    },
    surface: {
      description: 'Ground of the page',
      toolbar: {
        title: 'Surface',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: "The dealer's own surface" },
          { value: 'light', title: 'Light surface' },
          { value: 'dark', title: 'Dark surface' },
        ],
      },
    },
    motion: {
      description: 'Whether the visitor asked for less motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the device says' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
      },
    },
    now: {
      description: 'The moment a story takes for now',
      toolbar: { title: 'Clock', icon: 'time', dynamicTitle: true, items: clock },
    },
  },
  initialGlobals: {
    dealer: 'harbour',
    surface: 'own',
    motion: 'system',
    now: '2026-11-20T10:00:00+10:00',
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    backgrounds: { disable: true },
    chromatic: {
      modes: Object.fromEntries(Object.keys(dealers).map((dealer) => [dealer, { dealer }])),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', ['Colour', 'Contrast'], 'UI', '*', 'Pages'],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: {
          name: 'Narrow, 320',
          styles: { width: '320px', height: '640px' },
          type: 'mobile',
        },
        tablet: {
          name: 'Tablet, 820',
          styles: { width: '820px', height: '1180px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop, 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
}

export default preview
