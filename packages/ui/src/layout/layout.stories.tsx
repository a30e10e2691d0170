import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Link } from '../link/index.ts'
import { ClusterLayout, GridLayout, PageContainer, StackLayout } from './layout.tsx'
import { PageSection } from './page-section.tsx'

const meta = {
  title: 'UI/Layout',
  component: PageSection,
  args: {
    title: 'Offers this month',
    intro: 'Drive-away prices on stock we hold in Queensland.',
    action: <Link href="#offers">See all offers</Link>,
    children: (
      <GridLayout as="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {['Utes', 'Small SUVs', 'Hybrids', 'Demonstrators'].map((name) => (
          <Card key={name} as="li" variant="outline">
            {name}
          </Card>
        ))}
      </GridLayout>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

const cells = Array.from({ length: 6 }, (_, index) => (
  <Card key={index} variant="sunken" padding="sm">
    {index + 1}
  </Card>
))

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <>
      {(['plain', 'raised', 'sunken', 'tinted', 'dark'] as const).map((tone) => (
        <PageSection key={tone} {...args} tone={tone} space="sm" title={`Offers, ${tone}`} />
      ))}
      <PageSection
        title="Sell us your vehicle"
        intro="A range on the phone within the hour, a firm price when you drive in."
        tone="band"
        space="sm"
        align="center"
      >
        <ClusterLayout justify="center">
          <Button variant="outline">Value my vehicle</Button>
        </ClusterLayout>
      </PageSection>
    </>
  ),
}

export const Stacks: Story = {
  render: () => (
    <PageContainer>
      <StackLayout gap="lg">
        {(['xs', 'sm', 'md', 'lg'] as const).map((gap) => (
          <StackLayout key={gap} gap={gap}>
            {cells.slice(0, 3)}
          </StackLayout>
        ))}
      </StackLayout>
    </PageContainer>
  ),
}

export const Clusters: Story = {
  render: () => (
    <PageContainer>
      <StackLayout gap="lg">
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <ClusterLayout key={justify} justify={justify} gap="md">
            <Button>Enquire</Button>
            <Button variant="outline">Call</Button>
            <Button variant="quiet">Directions</Button>
          </ClusterLayout>
        ))}
      </StackLayout>
    </PageContainer>
  ),
}

export const Grids: Story = {
  render: () => (
    <PageContainer>
      <StackLayout gap="lg">
        {(['xs', 'sm', 'md', 'lg'] as const).map((least) => (
          <GridLayout key={least} least={least} gap="md">
            {cells}
          </GridLayout>
        ))}
      </StackLayout>
    </PageContainer>
  ),
}

export const LongText: Story = {
  args: {
    title:
      'Donaudampfschifffahrtsgesellschaftsfahrzeuge and every other vehicle we can find for you',
    intro:
      'Eleven dealerships hear of trade-ins before they are listed. Say what you are after, and the first of us who sees it calls you.',
    action: <Button>Tell us what you are looking for</Button>,
  },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region')
    await expect(section.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const ListsKeepTheirRole: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Offers this month' }))
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(section.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(section.getAllByRole('listitem')).toHaveLength(4)
  },
}
