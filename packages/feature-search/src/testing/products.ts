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

const utes = [
  ['Toyota', 'HiLux', 2015],
  ['Ford', 'Ranger', 2022],
  ['Isuzu', 'D-MAX', 2020],
] as const

/** The shelves of a parts counter: 28 products of several categories, brands and vehicles. */
export function someProducts(dealershipId: number): Product[] {
  const fitted = utes.flatMap(([make, model, from_year]) => {
    const common = {
      dealership_id: dealershipId,
      fits: [{ make, model, from_year, to_year: null }],
    }
    const code = `${model.slice(0, 2).toUpperCase()}${String(from_year).slice(2)}`
    return [
      aProduct({ ...common, sku: `${code}-1001`, name: `${model} Tow Bar Kit` }),
      aProduct({
        ...common,
        sku: `${code}-1010`,
        name: `${model} Steel Bull Bar`,
        brand: 'Outpost',
        categories: ['Accessories', 'Protection'],
        description: 'Winch compatible, airbag tested, with recovery points and lamp mounts.',
        price: 3450,
        before_price: model === 'Ranger' ? 3890 : null,
        stock: 2,
      }),
      aProduct({
        ...common,
        sku: `${code}-1020`,
        name: `${model} Floor Mats`,
        brand: 'Genuine',
        categories: ['Accessories', 'Interior'],
        description: 'All-weather mats, deep tray, set of four.',
        price: 199,
        price_type: 'Per set',
        stock: 12,
      }),
      aProduct({
        ...common,
        sku: `${code}-2001`,
        name: `${model} Service Filter Kit`,
        brand: 'Genuine',
        categories: ['Parts', 'Filters'],
        description: 'Oil, air, fuel and cabin filters for one 15,000 km service.',
        price: 186.5,
        price_type: 'Kit',
        stock: 0,
      }),
      aProduct({
        ...common,
        sku: `${code}-2010`,
        name: `${model} Front Brake Pads`,
        brand: 'Stopline',
        categories: ['Parts', 'Brakes'],
        description: 'Ceramic pads with wear sensor, one axle.',
        price: 142,
        price_type: 'Per axle',
        stock: 6,
      }),
      aProduct({
        ...common,
        sku: `${code}-1030`,
        name: `${model} Steel Canopy`,
        brand: 'Outpost',
        categories: ['Accessories', 'Exterior'],
        description: 'Twin lift-up doors, central locking, painted in the colour of the car.',
        price: null,
        stock: 0,
      }),
    ]
  })
  const tyres = [225, 235, 245, 255, 265, 275, 285, 295, 305, 315].map((width, index) =>
    aProduct({
      sku: `TY-${width}6517`,
      name: `All-terrain Tyre ${width}/65 R17`,
      brand: 'Redgum',
      categories: ['Parts', 'Tyres'],
      description: 'Load index 116, three-peak mountain rated.',
      price: 289 + index * 12,
      price_type: 'Each, fitted and balanced',
      stock: 8 + index,
      dealership_id: dealershipId,
      fits: [],
    }),
  )
  return [...fitted, ...tyres]
}
