import { aSite } from '@forecourt/tenant-config/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createEmptySearchState, withFacet } from '../../model/index.ts'
import { NearNotice } from './near-notice.tsx'

const base = { path: '/search', rootPath: '/search', facets: {} }
const meta = {
  title: 'Search/Near notice',
  tags: ['autodocs'],
  component: NearNotice,
  args: {
    context: { site: aSite(), base },
    state: withFacet(createEmptySearchState('relevance'), 'make', ['Ford']),
    near: { typed: 'Atlantis', problem: 'unknown' },
  },
} satisfies Meta<typeof NearNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Several: Story = {
  args: {
    near: {
      typed: 'Richmond',
      within: 50,
      problem: 'several',
      choices: [
        { key: '2753', name: 'Richmond NSW 2753' },
        { key: '4822', name: 'Richmond QLD 4822' },
        { key: '3121', name: 'Richmond VIC 3121' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Richmond VIC 3121' })).toHaveAttribute(
      'href',
      '/search?make=Ford&near=3121&within=50&sortBy=nearest',
    )
  },
}

export const LookUpFailed: Story = { args: { near: { typed: '2291', problem: 'failed' } } }
