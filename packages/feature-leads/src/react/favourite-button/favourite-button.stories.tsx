import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aStorage } from '../../testing/index.ts'
import { connectCarLists, createCarLists } from '../car-lists/index.ts'
import { CompareBar } from '../compare-button/compare-bar.tsx'
import { CompareButton } from '../compare-button/compare-button.tsx'
import { IslandCompareButton } from '../compare-button/island-compare-button.tsx'
import { findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { CarListsForm, FavouriteButton } from './favourite-button.tsx'
import { IslandFavouriteButton } from './island-favourite-button.tsx'

const car = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  make: 'Toyota',
  model: 'Corolla',
  primary_image_url: null,
})
const corolla = car(7, '2021 Toyota Corolla')

const meta = {
  title: 'Leads/Favourite button',
  component: FavouriteButton,
  args: { car: corolla },
} satisfies Meta<typeof FavouriteButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save 2021 Toyota Corolla', pressed: false })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Save 2021 Toyota Corolla', pressed: true }),
    ).toBeVisible()
  },
}

export const Labelled: Story = {
  name: 'On the vehicle page it reads "Favourite" [VDP-044]',
  args: { label: 'Favourite' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favourite', pressed: false })
    await expect(button).toHaveTextContent('Favourite')
    await expect(getComputedStyle(button, '::after').maskImage).toContain('svg')
  },
}

export const LabelledAndSaved: Story = {
  args: { label: 'Favourite', isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible()
  },
}

export const WithAHandlerOfItsOwn: Story = {
  args: { onToggle: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledWith({ car: args.car })
  },
}

export const WithoutScriptItIsAForm: Story = {
  name: 'Without script it sends the form of the page [PLUS-026]',
  render: (args) => (
    <>
      <CarListsForm />
      <FavouriteButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button')
    await expect(button.type).toBe('submit')
    await expect(button.form?.method).toBe('post')
    await expect(new URL(button.formAction).pathname).toBe('/favourites')
    await expect([button.name, button.value]).toEqual(['save', '7'])
  },
}

const cars = [
  corolla,
  car(8, '2020 Kia Cerato'),
  car(9, '2019 Mazda 3'),
  car(10, '2018 Ford Focus'),
  car(11, '2022 BYD Dolphin'),
]
const storage = aStorage()
const onCompareFull = fn<() => void>()
const onSave = fn<(car: { carId: number }) => void>()

/** The lists of a page, connected for one story. */
const connected: Pick<Story, 'render' | 'beforeEach'> = {
  beforeEach: () => {
    for (const name of ['favourites', 'compare']) storage.removeItem(`harbour:${name}`)
    onCompareFull.mockReset()
    onSave.mockReset()
    return connectCarLists(document, createCarLists('harbour', storage), { onCompareFull, onSave })
  },
  render: () => (
    <div style={{ minHeight: 240 }}>
      <CarListsForm />
      <p>
        Saved: <span data-saved-count="" hidden />
      </p>
      {cars.map((each) => (
        <div key={each.id} style={{ display: 'flex', gap: 8 }}>
          <FavouriteButton car={each} />
          <CompareButton car={each} />
        </div>
      ))}
      <CompareBar />
    </div>
  ),
}

export const PressingSavesAndPressingAgainForgets: Story = {
  ...connected,
  name: 'Pressing saves, pressing again forgets, and the number follows [LEAD-077] [LEAD-078]',
  play: async ({ canvas, canvasElement }) => {
    const heart = canvas.getByRole('button', { name: 'Save 2021 Toyota Corolla' })
    const count = canvasElement.querySelector('[data-saved-count]')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(storage.getItem('harbour:favourites')).toContain('"id":7')
    await expect(count).toHaveTextContent('1')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(count).not.toBeVisible()
  },
}

export const SavingIsReportedOnceAndRemovingIsNot: Story = {
  ...connected,
  name: 'Saving is reported once, with the car, and removing is not [EVT-014]',
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save 2020 Kia Cerato' })
    await userEvent.click(heart)
    await expect(onSave.mock.calls).toEqual([[{ carId: 8 }]])
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

export const AFifthCarIsRefused: Story = {
  ...connected,
  name: 'Four cars are compared, a fifth is refused',
  play: async ({ canvas, canvasElement }) => {
    const scales = canvas.getAllByRole('button', { name: /^Compare/ })
    const bar = within(canvasElement.querySelector<HTMLElement>('[data-compare-bar]')!)
    for (const button of scales.slice(0, 4)) await userEvent.click(button)
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/compare?ids=7,8,9,10')
    await expect(bar.getByRole('status')).toHaveTextContent('4 of 4 chosen')
    await expect(onCompareFull).not.toHaveBeenCalled()
    await userEvent.click(scales[4]!)
    await expect(onCompareFull).toHaveBeenCalledTimes(1)
    await expect(scales[4]).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }))
    await expect(scales[0]).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
  },
}

const onNotStored = fn<() => void>()

export const ACarTheBrowserWouldNotRememberIsTold: Story = {
  ...connected,
  name: 'A car the browser would not remember is told, and counts as no saved car [D-64] [DATA-063]',
  beforeEach: () => {
    onSave.mockReset()
    const effects = { onCompareFull, onSave, onNotStored }
    return connectCarLists(document, createCarLists('blocked', null), effects)
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save 2020 Kia Cerato' })
    await userEvent.click(heart)
    await expect(onNotStored).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Compare/ })[0]!)
    await expect(onNotStored).toHaveBeenCalledTimes(2)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const ACarThatComesLaterShowsThatItIsSaved: Story = {
  ...connected,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2020 Kia Cerato' }))
    const copy = canvas
      .getByRole('button', { name: 'Save 2020 Kia Cerato' })
      .cloneNode(true) as Element
    copy.setAttribute('aria-pressed', 'false')
    const place = canvasElement.appendChild(document.createElement('div'))
    place.append(copy)
    await waitFor(() => expect(copy).toHaveAttribute('aria-pressed', 'true'))
    place.remove()
  },
}

/** A root of its own, as an island is. */
function Root({ name }: { name: string }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = createRoot(place.current!)
    root.render(
      <>
        <IslandFavouriteButton car={corolla} siteId="islands" />
        <IslandCompareButton car={corolla} siteId="islands" />
      </>,
    )
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <section ref={place} aria-label={name} />
}

export const TwoIslandsFollowEachOther: Story = {
  name: 'Two islands and the page between them show the same at once [LEAD-077] [D-64]',
  beforeEach: () => {
    const { local } = findBrowserStorages()
    for (const name of ['favourites', 'compare']) local?.removeItem(`islands:${name}`)
    return connectCarLists(document, createCarLists('islands', local), { onCompareFull, onSave })
  },
  render: () => (
    <>
      <CarListsForm />
      <Root name="One" />
      <p>
        Saved: <span data-saved-count="" hidden />
      </p>
      <Root name="Other" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const inside = (name: string) => within(canvas.getByRole('region', { name }))
    const heart = (name: string) => inside(name).findByRole('button', { name: /^Save/ })
    const scales = (name: string) => inside(name).findByRole('button', { name: /^Compare/ })
    await userEvent.click(await heart('One'))
    await waitFor(async () => expect(await heart('Other')).toHaveAttribute('aria-pressed', 'true'))
    // React knows as well: what it renders next is what the page shows.
    await expect(await heart('Other')).toHaveAttribute('name', 'remove')
    await expect(canvasElement.querySelector('[data-saved-count]')).toHaveTextContent('1')
    await userEvent.click(await scales('Other'))
    await waitFor(async () => expect(await scales('One')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(await heart('Other'))
    await waitFor(async () => expect(await heart('One')).toHaveAttribute('name', 'save'))
    await expect(await scales('One')).toHaveAttribute('aria-pressed', 'true')
  },
}
