import type { Preview } from '@storybook/react-vite'
import { dealerTitles } from './dealer-titles.ts'

/** Moments a story about time can be looked at; a story reads `globals.now`. */
const moments = [
  { value: '2026-11-20T10:00:00+10:00', title: 'Friday 20 November 2026, 10:00 in Brisbane' },
  { value: '2026-11-21T19:30:00+10:00', title: 'Saturday evening, closed' },
  { value: '2026-12-25T11:00:00+10:00', title: 'Christmas Day' },
  { value: '2026-12-31T23:59:00+10:00', title: 'Last minute of the year' },
]

/** Settings of the toolbar above a story, beside the viewport. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  dealer: {
    description: 'Whose site it is',
    toolbar: {
      title: 'Dealer',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(dealerTitles).map(([value, title]) => ({ value, title })),
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
    toolbar: { title: 'Clock', icon: 'time', dynamicTitle: true, items: moments },
  },
  script: {
    description: "Whether the page's script has arrived",
    toolbar: {
      title: 'Script',
      icon: 'lightningoff',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'With script' },
        { value: 'off', title: 'Without script' },
      ],
    },
  },
}

/** The toolbar before anybody touched it. */
export const toolbarDefaults = {
  dealer: 'harbour',
  surface: 'own',
  motion: 'system',
  now: '2026-11-20T10:00:00+10:00',
  script: 'on',
}
