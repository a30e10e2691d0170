import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchFailed } from './search-failed.tsx'

const [location] = aSite().locations
const places = ['Hamilton', 'Southport', 'Parramatta'].flatMap((name, index) =>
  location ? [{ ...location, id: index, name: `Harbour ${name}` }] : [],
)

const meta = {
  title: 'Search/Search failed',
  component: SearchFailed,
  args: { retryHref: '/search', locations: places.slice(0, 1) },
} satisfies Meta<typeof SearchFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralLocations: Story = { args: { locations: places } }
