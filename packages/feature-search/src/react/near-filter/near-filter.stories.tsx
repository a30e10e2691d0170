import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import {
  createEmptySearchState,
  createPositionPlace,
  type NearPlace,
  type SearchState,
  withFacet,
} from '../../model/index.ts'
import { NearFilter } from './near-filter.tsx'

const base = { path: '/search', rootPath: '/search', facets: {} }
const start = withFacet(createEmptySearchState('relevance'), 'make', ['Ford'])
const around = (near: NearPlace): SearchState => ({ ...start, near })
const newcastle: NearPlace = {
  key: '2291',
  within: 50,
  isNearestFirst: true,
  point: { lat: -32.94, lng: 151.75 },
}

type Located = Pick<GeolocationPosition, 'coords'>

/** A browser that answers so when it is asked for its position. */
function withPosition(answer: { latitude: number; longitude: number } | null) {
  const { geolocation } = navigator
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: Located) => void, refused: () => void) =>
        answer ? found({ coords: answer as GeolocationCoordinates }) : refused(),
    },
  })
  return () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  }
}

const meta = {
  title: 'Search/Near filter',
  tags: ['autodocs'],
  component: NearFilter,
  args: { context: { site: aSite(), base, onSearch: fn() }, state: start, near: {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NearFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await userEvent.type(canvas.getByLabelText('Postcode or suburb'), 'Merewether')
    await userEvent.selectOptions(canvas.getByLabelText('Distance'), 'Within 100 km')
    await expect([...new FormData(form)]).toEqual([
      ['make', 'Ford'],
      ['near', 'Merewether'],
      ['within', '100'],
      ['sortBy', 'nearest'],
    ])
  },
}

export const Chosen: Story = {
  args: { state: around(newcastle) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Postcode or suburb')).toHaveValue('2291')
    await userEvent.selectOptions(canvas.getByLabelText('Distance'), 'Within 250 km')
    await expect(args.context.onSearch).toHaveBeenLastCalledWith({
      state: around({ ...newcastle, within: 250 }),
    })
    await userEvent.selectOptions(canvas.getByLabelText('Distance'), 'Australia-wide')
    await expect(args.context.onSearch).toHaveBeenLastCalledWith({
      state: around({ ...newcastle, within: null }),
    })
  },
}

/** Another order was chosen since, which another place leaves as it is. */
export const InAnotherOrder: Story = {
  args: { state: { ...around({ ...newcastle, isNearestFirst: false }), sortBy: 'price:asc' } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(new FormData(form).getAll('sortBy')).toEqual(['price:asc'])
  },
}

export const Unknown: Story = {
  args: { near: { typed: 'Atlantis', within: 50, problem: 'unknown' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Postcode or suburb')
    await expect(field).toHaveValue('Atlantis')
    await expect(canvas.getByLabelText('Distance')).toHaveValue('50')
    await expect(field).toHaveAccessibleDescription(
      'We could not find a place called “Atlantis”. Type a postcode or the name of a suburb.',
    )
  },
}

export const LookUpFailed: Story = { args: { near: { typed: '2291', problem: 'failed' } } }

export const AroundPosition: Story = {
  args: { state: around(createPositionPlace({ lat: -32.93, lng: 151.78 }, 25)) },
}

/** PLUS-070: it is asked for when it is pressed. */
export const PositionFound: Story = {
  beforeEach: () => withPosition({ latitude: -32.926_71, longitude: 151.778_94 }),
  play: async ({ canvas, args }) => {
    await expect(args.context.onSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await expect(args.context.onSearch).toHaveBeenLastCalledWith({
      state: around(createPositionPlace({ lat: -32.93, lng: 151.78 }, null)),
    })
  },
}

/** PLUS-070: the field stays, with what was typed, and says how to go on. */
export const PositionRefused: Story = {
  beforeEach: () => withPosition(null),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Postcode or suburb')
    await userEvent.type(field, '22')
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('22')
    await expect(field).toHaveAccessibleDescription(
      'Your browser did not tell us where you are. Type a postcode or suburb instead.',
    )
  },
}
