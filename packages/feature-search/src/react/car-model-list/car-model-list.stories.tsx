import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  type CarModelCard,
  carModelCatalogue,
  createEmptyCatalogueSearch,
  parseCatalogueUrl,
  readCatalogueResults,
} from '../../model/index.ts'
import { loadCarModelPage } from '../../server/load-car-model-page.ts'
import { aCatalogueClient, aRange, type CatalogueClient } from '../../testing/index.ts'
import { CarModelList, CarModelListView } from './car-model-list.tsx'

const site = aSite()

type Loaded = {
  client: CatalogueClient
  page: { search: ReturnType<typeof parseCatalogueUrl>; results: ReturnType<typeof nothing> }
}

const nothing = () =>
  readCatalogueResults<CarModelCard>(
    carModelCatalogue,
    createEmptyCatalogueSearch(carModelCatalogue),
    [{ hits: [], nbHits: 0 }],
  )

/** The range of a dealer, opened with a query. */
const opened = (query: string, make?: string) => ({
  loaders: [
    async (): Promise<Loaded> => {
      const client = aCatalogueClient(site, { models: aRange(site.id) })
      const page = await loadCarModelPage({ searchClient: client }, `/range?${query}`, make)
      if (page.kind !== 'page') throw new Error(`expected a page, got ${page.kind}`)
      client.calls.length = 0
      return { client, page }
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Partial<Loaded> }) => {
    const { client, page } = loaded as Loaded
    return (
      <CarModelList
        page={page}
        path={location.pathname}
        searchClient={client}
        site={site}
        make={make}
        heading={make && `${make} at Example Motors`}
      />
    )
  },
})

const play =
  (journey: (story: ReturnType<typeof within> & { client: CatalogueClient }) => Promise<void>) =>
  async ({ canvasElement, loaded }: { canvasElement: HTMLElement; loaded: Partial<Loaded> }) => {
    const { client } = loaded as Loaded
    await journey({ ...within(canvasElement), client })
  }

const parameters = (name: string) => new URLSearchParams(location.search).getAll(name)

const meta = {
  title: 'Search/Car model list',
  parameters: { layout: 'fullscreen' },
  // Each story leaves the address as it was, once it is over: the search follows the address until then.
  beforeEach: () => {
    const { href } = location
    return () => history.replaceState(null, '', href)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...opened('') }

export const Narrowed: Story = { ...opened('make=Toyota&make=Mazda&body=SUV') }

export const OneMake: Story = { ...opened('', 'Toyota') }

export const Empty: Story = { ...opened('query=zeppelin') }

export const Failed: Story = {
  loaders: opened('make=Kia').loaders,
  render: (_, { loaded }) => (
    <CarModelListView {...(loaded as Loaded).page} path="/range" site={site} hasFailed />
  ),
}

export const PickingAMakeOffersItsModels: Story = {
  ...opened(''),
  name: 'Picking a make asks once and offers its models [API-010]',
  play: play(async ({ client, findByRole, findAllByRole, getByText, queryByRole }) => {
    await expect(client.calls).toHaveLength(0)
    await expect(queryByRole('region', { name: 'Model' })).toBeNull()
    // The make with its count, not the model of the same name.
    const named = await findAllByRole('link', { name: /^Mazda ?3$/ })
    const make = named.find((link: HTMLElement) => link.querySelector('[data-said]'))
    await expect(make).toBeVisible()
    make?.click()
    await findByRole('link', { name: /^BT-50.*1$/ })
    await expect(getByText('3 models found', { selector: 'p' })).toBeVisible()
    await expect(client.calls).toHaveLength(1)
    await expect(parameters('make')).toEqual(['Mazda'])
    await userEvent.click(await findByRole('link', { name: /^Mazda ?3$/, current: true }))
    await waitFor(() => expect(getByText('25 models found', { selector: 'p' })).toBeVisible())
    await expect(parameters('make')).toEqual([])
  }),
}

export const ACardLeadsToItsStock: Story = {
  ...opened('query=corolla+hatch'),
  name: 'A card says what is in stock and leads there',
  play: play(async ({ findByRole, getByText }) => {
    const link = await findByRole('link', { name: 'Toyota Corolla' })
    await expect(link).toHaveAttribute('href', '/search/toyota/corolla?body=Hatch')
    await expect(getByText('View 23 cars')).toBeVisible()
    await expect(getByText('9 new, 14 used')).toBeVisible()
    await expect(getByText('$26,990')).toBeVisible()
    await expect(getByText('Drive Away')).toBeVisible()
  }),
}

export const TheSecondPageHoldsTheRest: Story = {
  ...opened('sortBy=name'),
  name: 'The second page asks from the 21st model, and the heading takes the focus [API-011]',
  play: play(async ({ client, findByRole, getAllByRole, getByRole }) => {
    await userEvent.click(await findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(client.calls[0]?.[0]).toMatchObject({ offset: 21, length: 21 })
    await expect(getAllByRole('article')).toHaveLength(4)
    history.back()
    await waitFor(() => expect(getAllByRole('article')).toHaveLength(21))
    await expect(parameters('page')).toEqual([])
  }),
}

export const NarrowingOneMakeStaysWithIt: Story = {
  ...opened('', 'Toyota'),
  name: 'A list of one make offers its models, and narrowing it stays with the make [SITE-044]',
  play: play(async ({ client, findByRole, getAllByRole, getByText, queryByRole }) => {
    await expect(getAllByRole('article')).toHaveLength(5)
    await expect(queryByRole('region', { name: 'Make' })).toBeNull()
    const body = await findByRole('link', { name: /^SUV ?2$/ })
    body.click()
    await waitFor(() => expect(getByText('2 models found', { selector: 'p' })).toBeVisible())
    await expect(client.calls[0]?.[0]).toMatchObject({ filters: 'manufacturer.name:"Toyota"' })
    await expect(parameters('body')).toEqual(['SUV'])
  }),
}
