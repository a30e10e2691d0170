import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { createEmptySearchState, type FacetValue, withFacet } from '../../model/index.ts'
import { PopularFacets } from './popular-facets.tsx'

const site = aSite()
const base = { path: '/search', rootPath: '/search', facets: {} }
const state = createEmptySearchState('relevance')
const value = (label: string, count: number, isRefined = false): FacetValue => ({
  value: label,
  label,
  count,
  isRefined,
})
const bodies = [value('SUV', 659), value('Ute', 202), value('Hatch', 178), value('Sedan', 85)]
const makes = [
  value('Toyota', 262),
  value('Mazda', 163),
  value('Hyundai', 158),
  value('Ford', 155),
  value('Kia', 150),
  value('Mitsubishi', 37),
]
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#dfe3e6"/><path d="M20 112c0-14 12-20 34-24l28-24c6-5 12-8 22-8h50c12 0 20 3 28 10l22 20c16 3 22 10 22 26v10H20z" fill="${colour}"/><circle cx="70" cy="122" r="18"/><circle cx="182" cy="122" r="18"/></svg>`,
  )}`

const meta = {
  title: 'Search/Popular facets',
  component: PopularFacets,
  args: { context: { site, base }, state, popular: { bodies, makes } },
} satisfies Meta<typeof PopularFacets>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithPictures: Story = {
  args: {
    context: {
      site,
      base,
      pictures: {
        ofBody: (body) => ({ src: drawing(body === 'Hatch' ? '#a52a2a' : '#2b5f75') }),
        ofMake: (make) => (make === 'Ford' ? { src: drawing('#1a3f8b') } : null),
      },
    },
  },
}

export const Chosen: Story = {
  args: {
    state: withFacet(withFacet(state, 'body', ['Ute']), 'make', ['Ford']),
    popular: {
      bodies: bodies.map((body) => ({ ...body, isRefined: body.label === 'Ute' })),
      makes: makes.map((make) => ({ ...make, isRefined: make.label === 'Ford' })),
    },
  },
}

export const SomeWouldFindNothing: Story = {
  args: {
    popular: {
      bodies: bodies.map((body) => (body.label === 'Hatch' ? { ...body, count: 0 } : body)),
      makes: makes.map((make) => (make.label === 'Kia' ? { ...make, count: 0 } : make)),
    },
  },
}

export const OneMake: Story = { args: { popular: { bodies, makes: [] } } }

export const FewBodies: Story = { args: { popular: { bodies: bodies.slice(0, 2), makes } } }

export const LongNames: Story = {
  args: {
    popular: {
      bodies: [value('Camper Trailer', 1204), value('People Mover', 12), value('4x4', 3)],
      makes: [value('Mercedes-Benz', 1088), value('Harley-Davidson', 4), value('Western Star', 2)],
    },
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const EachLeadsToItsSearch: Story = {
  name: 'Each tile has its count and leads to its search [SRCH-039] [SRCH-040] [SRCH-041]',
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('list', { name: 'Body types' }).querySelectorAll('a')
    await expect([...tiles].map((tile) => tile.getAttribute('href'))).toEqual([
      '/search/suv',
      '/search/ute',
      '/search/hatch',
      '/search/sedan',
    ])
    await expect(canvas.getByRole('link', { name: /^SUV ?659$/ })).toBeVisible()
    for (const tile of tiles) await expect(tile.querySelector('svg, img')).not.toBeNull()
  },
}

export const MakesHaveTheirLogoOrInitials: Story = {
  name: 'Popular makes have their logo or initials [SRCH-038]',
  args: WithPictures.args,
  play: async ({ canvas }) => {
    const ford = canvas.getByRole('link', { name: /^Ford ?155$/ })
    await expect(ford).toHaveAttribute('href', '/search/ford')
    await expect(ford.querySelector('img')).not.toBeNull()
    const toyota = canvas.getByRole('link', { name: /^Toyota ?262$/ })
    await expect(toyota).toHaveTextContent(/^To/)
  },
}

const onSearch = fn()

export const APressSearchesAndAnotherTakesItAway: Story = {
  args: { ...Chosen.args, context: { site, base, onSearch } },
  play: async ({ canvas }) => {
    onSearch.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: /^Ute ?202$/ }))
    await expect(onSearch.mock.lastCall?.[0].state.facets).toEqual({ make: ['Ford'] })
    await userEvent.click(canvas.getByRole('link', { name: /^SUV ?659$/ }))
    await expect(onSearch.mock.lastCall?.[0].state.facets).toEqual({
      body: ['SUV'],
      make: ['Ford'],
    })
  },
}
