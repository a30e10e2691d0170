import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FuelCalculator, FuelCalculatorView } from './fuel-calculator.tsx'

const start = { fuel_price: '1.70', distance: '250', consumption: '10' }

const meta = {
  title: 'Vehicle/Fuel calculator',
  component: FuelCalculatorView,
  args: { action: '/cars/2021-mazda-cx-5', text: start },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof FuelCalculatorView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Starts from 1.70, 250 kms and 10 L/100km [VDP-112] [VDP-113] [VDP-114]',
  play: async ({ canvas }) => {
    const wordsOf = (label: string) => {
      const field = canvas.getByLabelText<HTMLInputElement>(label)
      return `${field.value}${field.nextElementSibling?.textContent}`
    }
    await expect(wordsOf('Fuel price')).toBe('1.70 a litre')
    await expect(wordsOf('Distance a week')).toBe('250 kms')
    await expect(wordsOf('Consumption')).toBe('10 L/100km')
    await expect(canvas.getByRole('status')).toHaveTextContent('Fuel a week$42.50$2,210.00 a year')
  },
}

export const Stated: Story = { args: { text: { ...start, consumption: '7.4' }, isStated: true } }

export const Invalid: Story = {
  args: { text: { fuel_price: '', distance: 'far', consumption: '101' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Fuel price')).toHaveAccessibleDescription(
      'Enter a price from $0.10 to $9.99 a litre.',
    )
    await expect(canvas.getByLabelText('Distance a week')).toHaveAccessibleDescription(
      'Enter a distance from 1 to 10,000 kms a week.',
    )
    await expect(canvas.getByLabelText('Consumption')).toHaveAccessibleDescription(
      'Enter a consumption from 0.1 to 100 L/100km.',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(/^With all three/)
  },
}

export const LargeAmounts: Story = {
  args: { text: { fuel_price: '2.45', distance: '9,800', consumption: '42.5' } },
}

export const Narrow: Story = {
  ...LargeAmounts,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}

export const WithoutScript: Story = { globals: { script: 'off' } }

export const EveryChangeChangesTheCost: Story = {
  name: 'Every change of a field changes the cost [VDP-115]',
  render: ({ action }) => <FuelCalculator action={action} initialText={start} />,
  play: async ({ canvas }) => {
    const type = async (label: string, text: string) => {
      await userEvent.clear(canvas.getByLabelText(label))
      await userEvent.type(canvas.getByLabelText(label), text)
    }
    const cost = canvas.getByRole('status')
    await type('Fuel price', '2')
    await expect(cost).toHaveTextContent('Fuel a week$50.00$2,600.00 a year')
    await type('Distance a week', '500 kms')
    await expect(cost).toHaveTextContent('Fuel a week$100.00$5,200.00 a year')
    await type('Consumption', '8.9')
    await expect(cost).toHaveTextContent('Fuel a week$89.00$4,628.00 a year')
    await userEvent.clear(canvas.getByLabelText('Consumption'))
    await expect(cost).toHaveTextContent('With all three we can say what a week costs.')
  },
}
