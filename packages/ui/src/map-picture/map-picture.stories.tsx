import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { acrossAState, indooroopilly, severalPlaces } from './map-picture.fixtures.ts'
import { MapPicture } from './map-picture.tsx'

const others = ['Harbour Motors Springwood', 'Harbour Motors Aspley', 'Harbour Motors Ipswich']

const meta = {
  title: 'UI/Map picture',
  component: MapPicture,
  args: {
    drawing: indooroopilly,
    name: 'Harbour Motors Indooroopilly',
    addressLines: ['118 Moggill Road', 'Indooroopilly QLD 4068'],
    directionsHref: '#directions',
    onEmbed: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof MapPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralPlaces: Story = { args: { drawing: severalPlaces, others, ratio: '4:3' } }

export const AcrossAState: Story = {
  args: { drawing: acrossAState, others: ['Cairns', 'Townsville', 'Mackay'], ratio: '4:3' },
}

export const WithHours: Story = { args: { children: <span>Friday 8:30 am - 5:30 pm</span> } }

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
    name: 'Donaudampfschifffahrtsgesellschaftsfahrzeuge Indooroopilly Pre-owned',
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
  args: { drawing: severalPlaces, others: others.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('img', {
        name: 'Map around Harbour Motors Indooroopilly. 2: Harbour Motors Springwood',
      }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Coast: Natural Earth/)).toBeVisible()
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
