import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MapPicture } from './map-picture.tsx'

const indooroopilly = {
  name: 'Harbour Motors Indooroopilly',
  latitude: -27.4986,
  longitude: 152.9731,
}

const others = [
  { name: 'Harbour Motors Springwood', latitude: -27.6167, longitude: 153.1281 },
  { name: 'Harbour Motors Aspley', latitude: -27.3639, longitude: 153.0164 },
  { name: 'Harbour Motors Ipswich', latitude: -27.6161, longitude: 152.7609 },
]

const meta = {
  title: 'UI/Map picture',
  component: MapPicture,
  args: {
    place: indooroopilly,
    addressLines: ['118 Moggill Road', 'Indooroopilly QLD 4068'],
    directionsHref: '#directions',
    onEmbed: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof MapPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralPlaces: Story = { args: { others, ratio: '4:3' } }

export const AcrossAState: Story = {
  args: {
    others: [
      { name: 'Cairns', latitude: -16.9203, longitude: 145.7709 },
      { name: 'Townsville', latitude: -19.259, longitude: 146.8169 },
      { name: 'Mackay', latitude: -21.1411, longitude: 149.186 },
    ],
    ratio: '4:3',
  },
}

export const WithHours: Story = { args: { children: <span>Open today, 8:30 am to 5:30 pm</span> } }

export const WithoutDirections: Story = { args: { directionsHref: undefined, ratio: '21:9' } }

const embed = (
  <iframe
    sandbox=""
    title="Street map"
    srcDoc="<body style='background:#dde5d8'>Street map of the provider"
  />
)

export const WithStreetMapOnDemand: Story = {
  args: { embed, embedNote: 'Loads a map from maps.example.com, which then sees your address.' },
}

export const LongText: Story = {
  args: {
    place: {
      ...indooroopilly,
      name: 'Donaudampfschifffahrtsgesellschaftsfahrzeuge Indooroopilly Pre-owned',
    },
    addressLines: ['Shop 12, Level 1, The Westfield Shopping Centre, 318 Moggill Road'],
    embed,
    embedNote: 'Loads a map from maps.example.com, which then sees your address.',
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure')
    await expect(figure.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const SaysWhereItIs: Story = {
  args: { others: others.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('img', {
        name: 'Position of Harbour Motors Indooroopilly: 27.4986° S, 152.9731° E. 2: Harbour Motors Springwood',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      '#directions',
    )
  },
}

export const NoFrameBeforeAPress: Story = {
  ...WithStreetMapOnDemand,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show street map' }))
    await expect(canvas.getByTitle('Street map')).toBeVisible()
    await expect(args.onEmbed).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button', { name: 'Show street map' })).toBeNull()
  },
}
