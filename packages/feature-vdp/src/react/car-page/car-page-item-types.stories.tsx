import type { Car } from '@forecourt/stock/model'
import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { page, sidebarOf, site, vehiclePage } from './car-page.stories.tsx'
import { CarPage } from './car-page.tsx'

const meta = {
  ...vehiclePage,
  title: 'Pages/Vehicle',
  component: CarPage,
} satisfies Meta<typeof CarPage>

export default meta
type Story = StoryObj<typeof meta>

const settings = { features: site.features, content: site.content }
const noPictures = { images: [], photos_count: 0 }
const unknownVariant: NonNullable<Car['variant']> = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  geartype: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  torque: null,
  ancaprating: null,
  bodyconfiguration: null,
}

export const Truck: Story = {
  args: page(
    {
      ...noPictures,
      item_type: 'truck',
      name: '2016 Volvo FH 540 Globetrotter XL',
      year: 2016,
      make: 'Volvo',
      model: 'FH',
      badge: '540 Globetrotter XL',
      series: 'FH13',
      stocknum: 'T8108',
      vin: 'YV2RT40A2GB058371',
      regplate: '694XZC',
      price: 127_000,
      price_type: 'Excl. Government Charges',
      km: 908_842,
      trans: '12 Speed Automated Manual',
      simple_body: 'Prime Mover',
      bodyconfiguration: 'Prime Mover',
      drive: '6x4',
      fuel: 'Diesel',
      engine_size: 12.8,
      doors: 2,
      seats: 2,
      colour: 'White',
      interior_colour: null,
      variant: {
        ...unknownVariant,
        cylinders: 6,
        induction: 'Turbo',
        enginesize_litres: 12.8,
        torque: 2600,
        grossvehiclemass: 26_000,
      },
      specifications: {
        axle_type: '6x4',
        body_width: null,
        body_length: null,
        tare_weight: null,
        sleeps: null,
        aggregate_trailer_mass: null,
      },
      standardEquipment: [
        { category: 'Cab', name: 'Sleeper cab with fridge' },
        { category: 'Cab', name: 'Air-suspended driver seat' },
        { category: 'Working gear', name: 'Turntable' },
        { category: 'Working gear', name: 'Road-train rated' },
        { category: 'Working gear', name: 'Lockable toolboxes' },
      ],
      dealercomments:
        'Off interstate work, with its service history on the seat. Brakes, steering and driveline have been inspected, and the report goes with the keys.',
    },
    aSite({ kind: 'truck', ...settings }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Used truck checks' })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: 'Key information' }))
    await expect(facts.getByText('Axle type')).toBeVisible()
    await expect(canvas.queryByText('undefined')).toBeNull()
    await expect(canvas.getAllByText('908,842 km')[0]).toBeVisible()
  },
}

export const Motorcycle: Story = {
  args: page(
    {
      ...noPictures,
      item_type: 'motorcycle',
      name: '2020 Honda Africa Twin CRF1100L Adventure Sports DCT',
      year: 2020,
      make: 'Honda',
      model: 'Africa Twin',
      badge: 'CRF1100L Adventure Sports DCT',
      series: null,
      stocknum: 'R8126',
      vin: 'JH2SD0220LK986250',
      regplate: '2WM66',
      price: 17_990,
      km: 50_315,
      trans: '7 Speed Dual Clutch Automatic',
      simple_body: 'Adventure',
      bodyconfiguration: 'Adventure',
      drive: null,
      simple_drive: null,
      fuel: 'Premium Unleaded Petrol',
      engine_size: null,
      doors: null,
      seats: 2,
      colour: 'Matt Black Metallic',
      interior_colour: null,
      variant: { ...unknownVariant, cylinders: 2, torque: 105 },
      standardEquipment: [
        { category: 'Features', name: 'ABS' },
        { category: 'Features', name: 'Riding modes' },
        { category: 'Features', name: 'Cruise control' },
        { category: 'Features', name: 'Spoked wheels' },
      ],
      dealercomments:
        'One owner, garaged, and this Africa Twin still has its first toolkit. Two keys, books and a safety certificate. Ask about freight to your door.',
    },
    aSite({ kind: 'motorcycle', ...settings }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Used motorcycle checks' }),
    ).toBeVisible()
    const glance = sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' })
    await expect(within(glance).getByText('Adventure')).toBeVisible()
  },
}

const caravan: Partial<Car> = {
  ...noPictures,
  item_type: 'caravan',
  car_type: 'new',
  name: '2026 Crusader Musketeer Porthos',
  year: 2026,
  make: 'Crusader',
  model: 'Musketeer',
  badge: 'Porthos',
  series: null,
  stocknum: 'C6202',
  vin: '6T9T27C82T2377559',
  regplate: null,
  price: 78_490,
  km: null,
  trans: null,
  simple_transmission: null,
  gearnum: null,
  simple_body: 'Caravan',
  bodyconfiguration: 'Caravan',
  drive: null,
  simple_drive: null,
  fuel: null,
  simple_fuel: null,
  engine_size: null,
  doors: null,
  seats: null,
  colour: 'Silver',
  interior_colour: null,
  variant: null,
  specifications: {
    body_width: '8',
    body_length: '20.5',
    tare_weight: '2390',
    axle_type: 'Tandem',
    sleeps: '4',
    aggregate_trailer_mass: '2890',
  },
  standardEquipment: [
    { category: 'Kitchen and bathroom', name: 'Ensuite with shower and toilet' },
    { category: 'Kitchen and bathroom', name: 'Four-burner cooktop with oven' },
    { category: 'Power, water and climate', name: 'Roof air conditioning' },
    { category: 'Living and sleeping', name: 'Leather-look dinette' },
  ],
  dealercomments:
    '20.5 feet of Crusader, straight from the factory and plugged in so you can see everything work. Tell us what you tow with and we will tell you if it suits.',
}

export const Caravan: Story = {
  args: page(
    caravan,
    aSite({ kind: 'caravan', ...settings, features: { ...settings.features, testDrive: false } }),
  ),
  play: async ({ canvasElement }) => {
    const glance = sidebarOf(canvasElement).getByRole('list', { name: 'At a glance' })
    const facts = within(glance).getAllByRole('listitem')
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      'Sleeps 4',
      '20.5 ft (6.25 m)',
      '2,390 kg',
    ])
  },
}
