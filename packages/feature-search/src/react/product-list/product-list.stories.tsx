import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CatalogueResults, CatalogueSearch, ProductCard } from '../../model/index.ts'
import { loadProductPage } from '../../server/load-product-page.ts'
import {
  aCatalogueClient,
  aProduct,
  type CatalogueClient,
  someProducts,
} from '../../testing/index.ts'
import { ProductList, ProductListView } from './product-list.tsx'

const site = aSite()
const [dealership] = site.dealerships
const dealershipId = dealership?.id ?? 1
const enquiryHref = ({ sku }: ProductCard) => `/contact?category=Parts+Enquiry&sku=${sku}`

type Loaded = {
  client: CatalogueClient
  page: { search: CatalogueSearch; results: CatalogueResults<ProductCard> }
}

/** A parts counter, opened with a query. */
const opened = (query: string, products = someProducts(dealershipId)) => ({
  loaders: [
    async (): Promise<Loaded> => {
      const client = aCatalogueClient(site, { products })
      const ports = { searchClient: client }
      const page = await loadProductPage(ports, [dealershipId], `/parts/search?${query}`)
      if (page.kind !== 'page') throw new Error(`expected a page, got ${page.kind}`)
      client.calls.length = 0
      return { client, page }
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Partial<Loaded> }) => {
    const { client, page } = loaded as Loaded
    return (
      <ProductList
        page={page}
        path={location.pathname}
        dealershipIds={[dealershipId]}
        searchClient={client}
        enquiryHref={enquiryHref}
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

const parameter = (name: string) => new URLSearchParams(location.search).get(name)

const meta = {
  title: 'Search/Product list',
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

export const Narrowed: Story = { ...opened('fits=Toyota&model=Toyota+HiLux&price=100:2000') }

export const Empty: Story = { ...opened('query=zeppelin') }

export const Failed: Story = {
  loaders: opened('categories=Tyres').loaders,
  render: (_, { loaded }) => (
    <ProductListView {...(loaded as Loaded).page} path="/parts/search" hasFailed />
  ),
}

export const LongNames: Story = {
  ...opened('', [
    aProduct({
      name: 'Heavy Duty Transmission Cooler with Thermostatic Bypass and Stone Guard',
      sku: 'TRANSMISSION-COOLER-THERMOSTATIC-BYPASS-0001',
      brand: 'Warrumbungle Driveline Engineering',
      categories: ['Parts', 'Driveline', 'Transmission', 'Cooling'],
      price: 12_450.75,
      before_price: 13_999,
      price_type: 'Fitted, fluid and road test included',
    }),
    aProduct({ sku: 'B', description: null, brand: null, categories: [], price: null, fits: [] }),
  ]),
}

export const PriceIsReadWhenTheFieldIsLeft: Story = {
  ...opened('page=2'),
  name: 'A price is applied when its field is left, from the first page on [API-012]',
  play: play(async ({ client, findByRole, getByText }) => {
    const to = await findByRole('textbox', { name: 'To' })
    await userEvent.type(to, '200')
    await expect(client.calls).toHaveLength(0)
    await userEvent.tab()
    await waitFor(() => expect(getByText('9 products found', { selector: 'p' })).toBeVisible())
    await expect(client.calls[0]?.[0]).toMatchObject({
      filters: `dealership_id:${dealershipId}`,
      numericFilters: ['price<=200'],
      offset: 0,
      length: 21,
    })
    await expect(parameter('price')).toBe(':200')
    await expect(parameter('page')).toBeNull()
  }),
}

export const AFailureKeepsWhatIsShown: Story = {
  ...opened(''),
  name: 'A failure keeps what is shown; trying again brings the new',
  play: play(async ({ client, findByRole, getAllByRole, queryByRole }) => {
    client.isDown = true
    await userEvent.click(await findByRole('link', { name: /^Tyres.*10$/ }))
    const again = await findByRole('link', { name: 'Try Again' })
    await expect(getAllByRole('article')).toHaveLength(21)
    client.isDown = false
    await userEvent.click(again)
    await waitFor(() => expect(getAllByRole('article')).toHaveLength(10))
    await expect(queryByRole('alert')).toBeNull()
  }),
}

export const TheNewestAnswerWins: Story = {
  ...opened(''),
  name: 'A late answer to an older question is dropped [D-32]',
  play: play(async ({ client, findByRole, getAllByRole }) => {
    let open = () => {}
    const answers: Promise<unknown>[] = []
    const { search } = client
    client.search = (asked: Parameters<typeof search>[0]) => {
      const answer = search(asked)
      answers.push(answer)
      return answer
    }
    client.gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await userEvent.click(await findByRole('link', { name: /^Tyres.*10$/ }))
    const [card] = getAllByRole('article')
    await expect(card?.closest('ul')).toHaveAttribute('aria-busy', 'true')
    client.gate = null
    await userEvent.click(await findByRole('link', { name: /^Brakes.*3$/ }))
    await waitFor(() => expect(getAllByRole('article')).toHaveLength(13))
    open()
    await Promise.all(answers)
    await new Promise(requestAnimationFrame)
    await expect(answers).toHaveLength(2)
    await expect(getAllByRole('article')).toHaveLength(13)
  }),
}
