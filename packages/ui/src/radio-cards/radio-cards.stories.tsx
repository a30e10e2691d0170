import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CalculatorIcon, DirectionsIcon, HomeIcon } from '../icon/index.ts'
import { VehiclePlaceholder } from '../vehicle-placeholder/index.ts'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'UI/Radio cards',
  component: RadioCards,
  args: {
    label: 'How would you like to get the vehicle?',
    name: 'delivery',
    options: [
      {
        value: 'pickup',
        title: 'Pick up',
        description: 'From Harbour Toyota Indooroopilly, ready in 3 days.',
        trailing: 'Free',
      },
      {
        value: 'delivery',
        title: 'Delivery',
        description: 'To your door within 50 km of the dealership.',
        trailing: '$350',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Prefilled: Story = { args: { defaultValue: 'pickup' } }

export const WithIcons: Story = {
  args: {
    label: 'What would you like to do next?',
    name: 'next',
    defaultValue: 'drive',
    options: [
      {
        value: 'drive',
        title: 'Test drive',
        description: 'At the dealership',
        picture: <DirectionsIcon size={32} />,
      },
      {
        value: 'home',
        title: 'Home drive',
        description: 'We come to you',
        picture: <HomeIcon size={32} />,
      },
      {
        value: 'value',
        title: 'Valuation',
        description: 'Of your own car',
        picture: <CalculatorIcon size={32} />,
      },
    ],
  },
}

export const WithPictures: Story = {
  args: {
    label: 'Which colour would you like?',
    name: 'colour',
    options: [
      { value: 'silver', title: 'Silver', paint: '#c3c9cf' },
      { value: 'red', title: 'Red', paint: '#a3202b' },
      { value: 'blue', title: 'Blue', paint: '#1f4e79' },
    ].map(({ paint, ...option }) => ({
      ...option,
      picture: <VehiclePlaceholder paint={paint} text={null} />,
    })),
  },
}

export const AsAList: Story = { args: { layout: 'list', defaultValue: 'delivery' } }

export const Required: Story = { args: { required: true } }

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { required: true, hint: 'You can change it later.', error: 'Choose one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose one. You can change it later.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'pickup' } }

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'pickup', title: 'Pick up', description: 'Ready in 3 days.', trailing: 'Free' },
      {
        value: 'delivery',
        title: 'Delivery',
        description: 'Not to your postcode.',
        disabled: true,
      },
    ],
  },
}

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'pickup',
        title: 'Pick up from the dealership that has the vehicle in stock today',
        description:
          'We clean it, fill the tank, walk you through it and hand over both keys. Bring your licence and, if somebody else pays, theirs.',
        trailing: 'Free of charge',
      },
      {
        value: 'delivery',
        title: 'Donaudampfschifffahrtsgesellschaft',
        description: 'To your door within 50 km of the dealership, on a trailer, on a weekday.',
        trailing: '$1,350',
      },
    ],
  },
}

export const Narrow: Story = {
  ...LongText,
  render: (args) => (
    <div style={{ width: 260 }}>
      <RadioCards {...args} />
    </div>
  ),
}

export const ArrowKeysAndPressesChoose: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('To your door within 50 km of the dealership.'))
    const delivery = canvas.getByRole('radio', { name: 'Delivery' })
    await expect(delivery).toBeChecked()
    await expect(delivery).toHaveAccessibleDescription(
      '$350 To your door within 50 km of the dealership.',
    )
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Pick up' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'pickup' })
  },
}
