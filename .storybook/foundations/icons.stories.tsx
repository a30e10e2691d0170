import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, type CSSProperties, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import * as icons from '../../packages/ui/src/icon/index.ts'
import { TextField } from '../../packages/ui/src/text-field/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { tokensOf } from './token-list.ts'

type Icon = ComponentType<{ size?: number | string; style?: CSSProperties }>

const all: readonly (readonly [name: string, icon: Icon])[] = Object.entries(icons)

/** `ChevronDownIcon` is found by `chevron down`. */
const wordsOf = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

const widths = [1.5, 1.75, 2]

function IconsPage() {
  const [query, setQuery] = useState('')
  const shown = all.filter(([name]) => wordsOf(name).includes(query.trim().toLowerCase()))
  return (
    <Foundation
      title="Icons"
      lead="Lines on a grid of 24 units, in the colour of the text beside them. A dealer chooses the width of the line. An icon is silent unless it is named, because words stand beside it."
    >
      <FoundationSection title="Sizes and lines">
        <div className="foundation-grid">
          {tokensOf('size')
            .filter(({ name }) => name.startsWith('icon.') && name !== 'icon.stroke')
            .map(({ name, value, variable }) => (
              <div key={name} className="foundation-card">
                <icons.OdometerIcon size={variable} />
                <TokenName name={name} value={value} />
              </div>
            ))}
          {widths.map((width) => (
            <div key={width} className="foundation-card">
              <icons.TransmissionIcon size={32} style={{ strokeWidth: width }} />
              <TokenName name={`icon.stroke ${width}`} />
            </div>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection title="All icons">
        <div className="foundation-search">
          <TextField
            label="Find an icon"
            name="icon"
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <output>{`${shown.length} of ${all.length} icons`}</output>
        </div>
        <ul className="foundation-icons">
          {shown.map(([name, Drawing]) => (
            <li key={name}>
              <Drawing size={28} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof IconsPage>

export default meta

/** Every icon of the parts, with its name in code. */
export const Default: StoryObj<typeof meta> = {}

export const TypingANameLeavesTheIconsThatHaveIt: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Find an icon'), 'chevron d')
    await expect(page.getByText('ChevronDownIcon')).toBeVisible()
    await expect(page.queryByText('HeartIcon')).toBeNull()
    await expect(page.getByRole('status')).toHaveTextContent(`1 of ${all.length} icons`)
  },
}
