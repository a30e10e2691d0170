import { type Brand, resolveBrand, type Surface } from '../../packages/tokens/src/index.ts'
import { brandOf, dealers } from '../dealers.ts'

/** Words of the toolbar, as a foundation page needs it. */
export interface FoundationScene {
  /** Id of the dealer. */
  dealer: string
  /** Name of the dealer. */
  title: string
  brand: Brand
  /** Ground of the page; the dealer's own unless the toolbar says otherwise. */
  surface: Surface
}

/** Reads the toolbar's globals. */
export function sceneOf({ dealer, surface }: Readonly<Record<string, unknown>>): FoundationScene {
  const id = String(dealer)
  const brand = brandOf(id)
  return {
    dealer: id,
    title: dealers[id]?.title ?? '',
    brand,
    surface: surface === 'light' || surface === 'dark' ? surface : resolveBrand(brand).surface,
  }
}
