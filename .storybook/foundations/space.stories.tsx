import type { Meta, StoryObj } from '@storybook/react-vite'
import { Foundation, FoundationSection } from './foundation.tsx'
import { type ShownToken, tokensOf } from './token-list.ts'

function Bars({ tokens }: { tokens: readonly ShownToken[] }) {
  return (
    <>
      {tokens.map(({ name, value, variable, description }) => (
        <div key={name} className="foundation-card">
          <span className="foundation-note">
            {name}, {value} {description && `(${description})`}
          </span>
          <div className="foundation-bar" style={{ inlineSize: `min(100%, ${variable})` }} />
        </div>
      ))}
    </>
  )
}

function SpacePage() {
  return (
    <Foundation
      title="Space and size"
      lead="One scale in steps of 4 px. A dealer’s density stretches or tightens the larger steps; the figures beside the names are the regular ones, the bars the dealer’s own."
    >
      <FoundationSection title="Spacing">
        <Bars tokens={tokensOf('spacing')} />
      </FoundationSection>
      <FoundationSection title="Sizes">
        <Bars tokens={tokensOf('size').filter(({ name }) => !/^\d/.test(name))} />
      </FoundationSection>
      <FoundationSection title="Breakpoints">
        <Bars tokens={tokensOf('breakpoint')} />
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Space and size',
  component: SpacePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SpacePage>

export default meta

/** The scale, with the dealer's density. */
export const Default: StoryObj<typeof meta> = {}
