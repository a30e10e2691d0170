import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoResults } from './no-results.tsx'

const meta = {
  title: 'Search/No results',
  component: NoResults,
  args: { clearFiltersHref: '/special-offers' },
} satisfies Meta<typeof NoResults>

export default meta

export const Default: StoryObj<typeof meta> = {}

const way = (key: string, label: string, found: string) => ({
  key,
  label,
  found,
  href: `?without=${key}`,
  rel: 'nofollow',
  onClick: undefined,
})

export const WithWaysOut: StoryObj<typeof meta> = {
  args: {
    ways: [
      way('price', 'Without Up to $5,000', '132 cars'),
      way('body', 'Without Sedan or Ute', '12 cars'),
      way('query', 'Without “dual cab with canopy and winch”', '1 car'),
    ],
  },
}

export const WithSuggestion: StoryObj<typeof meta> = {
  args: {
    suggestion: { label: 'Corolla', href: '?query=Corolla', rel: 'nofollow', onClick: undefined },
    ways: [way('query', 'Without “korola”', '1,200 cars')],
  },
}
