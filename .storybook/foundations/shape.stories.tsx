import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/ui/src/button/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { shadows, tokensOf } from './token-list.ts'

function Corners() {
  return (
    <div className="foundation-grid">
      {tokensOf('radius').map(({ name, value, variable, description }) => (
        <div key={name} className="foundation-card">
          <div className="foundation-corner" style={{ borderRadius: variable }} />
          <TokenName name={name} value={value} description={description} />
        </div>
      ))}
    </div>
  )
}

function Edges() {
  return (
    <div className="foundation-grid">
      {tokensOf('borderWidth').map(({ name, value, variable, description }) => (
        <div key={name} className="foundation-card">
          <div className="foundation-edge" style={{ borderBlockEndWidth: variable }} />
          <TokenName name={name} value={value} description={description} />
        </div>
      ))}
    </div>
  )
}

/** Every shadow on light and on dark ground: dark ground has its own, and lighter surfaces. */
function Depth() {
  return (
    <div className="foundation-pair">
      {(['light', 'dark'] as const).map((surface) => (
        <div key={surface} className="foundation-ground" data-surface={surface}>
          <h3>{surface === 'light' ? 'On light ground' : 'On dark ground'}</h3>
          <div className="foundation-depth">
            {shadows.map(({ name, variable, description }) => (
              <div key={name} style={{ boxShadow: variable }}>
                <TokenName name={name} description={description} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Ratios() {
  return (
    <div className="foundation-grid">
      {tokensOf('aspectRatio').map(({ name, value, variable, description }) => (
        <div key={name} className="foundation-card">
          <div className="foundation-photo" style={{ aspectRatio: variable }} />
          <TokenName name={name} value={value} description={description} />
        </div>
      ))}
    </div>
  )
}

function States() {
  return (
    <div className="foundation-row">
      <Button>At rest</Button>
      <span className="foundation-focused">Focused</span>
      <Button disabled>Switched off</Button>
      <Button loading loadingText="Sending">
        Sending
      </Button>
    </div>
  )
}

function ShapePage() {
  return (
    <Foundation
      title="Shape and depth"
      lead="Corners, edges, shadows and the shape of vehicle pictures belong to the dealer; parts name only what they are. A part that has corners of its own falls back to those of controls or cards. The figures are the shipped ones, the drawings the dealer’s own."
    >
      <FoundationSection title="Corners">
        <Corners />
      </FoundationSection>
      <FoundationSection title="Edges">
        <Edges />
      </FoundationSection>
      <FoundationSection title="Depth">
        <Depth />
      </FoundationSection>
      <FoundationSection title="Pictures">
        <Ratios />
      </FoundationSection>
      <FoundationSection
        title="Focus and states"
        note="The ring is 2 px wide and 2 px away, with the ground between. A finger gets at least 44 px."
      >
        <States />
        <div className="foundation-grid">
          {tokensOf('opacity').map(({ name, value, variable, description }) => (
            <div key={name} className="foundation-card">
              <div className="foundation-bar" style={{ opacity: variable }} />
              <TokenName name={name} value={value} description={description} />
            </div>
          ))}
        </div>
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Shape and depth',
  component: ShapePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ShapePage>

export default meta

/** Corners, shadows and pictures of the dealer in the toolbar. */
export const Default: StoryObj<typeof meta> = {}

/** The same on a dark page. */
export const Dark: StoryObj<typeof meta> = { globals: { surface: 'dark' } }
