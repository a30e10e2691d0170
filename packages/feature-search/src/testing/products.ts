import type { Product } from '../model/product.ts'

/** A tow bar; state only what matters. */
export function aProduct(differences: Partial<Product> = {}): Product {
  return {
    sku: 'TB-2400',
    name: 'Tow Bar Kit',
    brand: 'Summit Towing',
    description: 'Heavy duty bar, tongue and wiring for 3,500 kg.',
    categories: ['Accessories', 'Towing'],
    price: 1290,
    before_price: null,
    price_type: 'Fitted',
    image_url: null,
    stock: 4,
    dealership_id: 1,
    fits: [{ make: 'Toyota', model: 'HiLux', from_year: 2015, to_year: 2024 }],
    ...differences,
  }
}
