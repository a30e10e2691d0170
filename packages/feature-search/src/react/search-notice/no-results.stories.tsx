import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoResults } from './no-results.tsx'

const meta = {
  title: 'Search/No results',
  component: NoResults,
  args: { clearFiltersHref: '/special-offers' },
} satisfies Meta<typeof NoResults>

export default meta

export const Default: StoryObj<typeof meta> = {}
