import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  DriveIcon,
  EngineIcon,
  FuelIcon,
  OdometerIcon,
  SeatIcon,
  TowingIcon,
  TransmissionIcon,
  WeightIcon,
} from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { DescriptionList } from './description-list.tsx'

const items = [
  { term: 'Body', details: 'SUV, 5 doors' },
  { term: 'Engine', details: '2.5-litre four-cylinder petrol hybrid' },
  { term: 'Transmission', details: 'Continuously variable' },
  { term: 'Towing capacity, braked', details: '1,500 kg' },
  { term: 'Fuel use, combined', details: '4.8 L/100 km' },
  { term: 'ANCAP safety rating', details: '5 stars, tested 2019' },
]

const keyFacts = [
  { term: 'Odometer', details: '5,595 km', icon: <OdometerIcon /> },
  { term: 'Transmission', details: 'Automatic', icon: <TransmissionIcon /> },
  { term: 'Fuel', details: 'Hybrid', icon: <FuelIcon /> },
  { term: 'Drive', details: 'All-wheel drive', icon: <DriveIcon /> },
  { term: 'Engine', details: '2.5 L, 4 cylinders', icon: <EngineIcon /> },
  { term: 'Seats', details: '5', icon: <SeatIcon /> },
  { term: 'Towing', details: '1,500 kg', icon: <TowingIcon /> },
  { term: 'Kerb weight', details: '1,745 kg', icon: <WeightIcon /> },
]

const meta = {
  title: 'UI/Description list',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwoColumns: Story = { args: { columns: 2 } }

export const ThreeColumns: Story = { args: { columns: 3 } }

export const Stacked: Story = { args: { layout: 'stacked', columns: 3 } }

export const Tiles: Story = { args: { layout: 'tiles', columns: 4, items: keyFacts } }

export const RowsWithIcons: Story = { args: { columns: 2, items: keyFacts } }

export const StackedWithIcons: Story = {
  args: { layout: 'stacked', columns: 4, items: keyFacts },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    columns: 2,
    items: [
      {
        term: 'Driver assistance, second generation, including the towing package',
        details:
          'Adaptive cruise control, lane centring, blind spot monitor, rear cross traffic alert',
      },
      { term: 'Farbbezeichnung', details: 'Obsidianschwarzmetallicperleffektlackierung' },
      { term: 'Report', details: <Link href="#report">Read the inspection report</Link> },
    ],
  },
}

export const Narrow: Story = {
  args: { columns: 4, layout: 'tiles', items: keyFacts },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const EachTermHasItsDefinition: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term').map((each) => each.textContent)).toEqual(
      items.map(({ term }) => term),
    )
    await expect(canvas.getAllByRole('definition').map((each) => each.textContent)).toEqual(
      items.map(({ details }) => details),
    )
  },
}
