import { Button } from '@forecourt/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { aStorage } from '../../testing/index.ts'
import { type ClientAtoms, getClientAtoms } from './client-atoms.ts'
import { useFavourite } from './use-favourite.ts'

const car = {
  id: 7,
  name: '2021 Toyota Corolla',
  slug: '2021-toyota-corolla',
  make: 'Toyota',
  model: 'Corolla',
  primary_image_url: null,
}

/** The smallest use of the hook. */
function FavouriteSwitch({ atoms }: { atoms: ClientAtoms }) {
  const { isSaved, toggle } = useFavourite(atoms, car)
  return (
    <Button variant="outline" aria-pressed={isSaved} onClick={toggle}>
      Favourite
    </Button>
  )
}

const storage = aStorage()
const meta = {
  title: 'Leads/Favourite',
  component: FavouriteSwitch,
  args: { atoms: getClientAtoms('harbour', storage) },
} satisfies Meta<typeof FavouriteSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pressing saves, pressing again removes [LEAD-077] [LEAD-078] [DATA-062]',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Favourite', pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(storage.getItem('harbour:favourites')).toContain('"id":7')
    await userEvent.click(button)
    await expect(storage.getItem('harbour:favourites')).toBe('{"v":1,"data":[]}')
  },
}

const saved = aStorage({ 'ridgeline:favourites': JSON.stringify({ v: 1, data: [car] }) })

export const AStoredFavouriteShowsOnThePage: Story = {
  args: { atoms: getClientAtoms('ridgeline', saved) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
}
