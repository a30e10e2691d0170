import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/ui/src/button/index.ts'
import { TextField } from '../../packages/ui/src/text-field/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'
import { scopedStyle } from './scoped-style.ts'
import { type ShownToken, tokensOf } from './token-list.ts'

const densities = ['compact', 'regular', 'roomy'] as const

function Bars({ tokens }: { tokens: readonly ShownToken[] }) {
  return (
    <div className="foundation-bars">
      {tokens.map(({ name, value, variable, description }) => (
        <div key={name}>
          <TokenName name={name} value={value} description={description} />
          <div className="foundation-bar" style={{ inlineSize: `min(100%, ${variable})` }} />
        </div>
      ))}
    </div>
  )
}

function Densities({ brand, surface }: FoundationScene) {
  return (
    <div className="foundation-thirds">
      {densities.map((density) => (
        <div key={density} className={`density-${density} foundation-scope`} data-surface={surface}>
          <style>{scopedStyle({ ...brand, density }, `.density-${density}`)}</style>
          <h3>{density}</h3>
          <TextField label="Name" name={`name-${density}`} />
          <TextField label="Mobile" name={`mobile-${density}`} hint="We text, we do not call." />
          <Button width="full">Enquire now</Button>
        </div>
      ))}
    </div>
  )
}

function Breakpoints() {
  const steps = tokensOf('breakpoint')
  return (
    <div className="foundation-screens">
      {steps.map(({ name, value, variable, description }) => (
        <div key={name} style={{ inlineSize: `min(100%, ${variable})` }}>
          <TokenName name={name} value={`from ${value}`} description={description} />
        </div>
      ))}
    </div>
  )
}

function SpacePage(scene: FoundationScene) {
  const sizes = tokensOf('size').filter(({ name }) => !/^\d/.test(name))
  return (
    <Foundation
      title="Space and size"
      lead="One scale in steps of 4 px. A dealer’s density stretches or tightens the larger steps and the height of controls; under a finger a control keeps 44 px. The figures beside the names are the regular ones, the bars the dealer’s own."
    >
      <FoundationSection title="Density" note="The same form in each density of this dealer.">
        <Densities {...scene} />
      </FoundationSection>
      <FoundationSection title="Spacing">
        <Bars tokens={tokensOf('spacing')} />
      </FoundationSection>
      <FoundationSection title="Sizes and containers">
        <Bars tokens={sizes} />
      </FoundationSection>
      <FoundationSection
        title="Breakpoints"
        note="Pages are made for a phone first; each step adds room."
      >
        <Breakpoints />
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
export const Default: StoryObj = {
  render: (_, { globals }) => <SpacePage {...sceneOf(globals)} />,
}
