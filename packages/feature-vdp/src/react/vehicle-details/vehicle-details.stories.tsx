import { aCar } from '@forecourt/stock/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listVehicleDetails } from '../../model/index.ts'
import { VehicleDetails } from './vehicle-details.tsx'

const meta = {
  title: 'Vehicle/Vehicle details',
  component: VehicleDetails,
  args: { groups: listVehicleDetails(aCar()) },
} satisfies Meta<typeof VehicleDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LittleKnown: Story = {
  args: { groups: listVehicleDetails(aCar({ variant: null, colour: null, seats: null })) },
}
