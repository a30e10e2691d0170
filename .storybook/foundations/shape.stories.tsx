import type { Meta, StoryObj } from '@storybook/react-vite'
import { Foundation, FoundationSection } from './foundation.tsx'
import { tokensOf } from './token-list.ts'

function ShapePage() {
  return (
    <Foundation
      title="Shape and depth"
      lead="Corners, edges, shadows and the shape of vehicle pictures belong to the dealer; parts name only what they are."
    >
      <FoundationSection title="Corners">
        <div className="foundation-grid">
          {tokensOf('radius').map(({ name, variable, description }) => (
            <div key={name} className="foundation-card">
              <div
                className="foundation-box"
                style={{ borderRadius: variable, border: '2px solid var(--colors-border-control)' }}
              >
                {name}
              </div>
              <span className="foundation-note">{description}</span>
            </div>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection title="Depth">
        <div className="foundation-grid">
          {tokensOf('shadow').map(({ name, variable, description }) => (
            <div key={name} className="foundation-card">
              <div
                className="foundation-box"
                style={{ boxShadow: variable, borderRadius: 'var(--radii-card)' }}
              >
                {name}
              </div>
              <span className="foundation-note">{description}</span>
            </div>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection title="Pictures">
        <div className="foundation-grid">
          {tokensOf('aspectRatio').map(({ name, variable, description }) => (
            <div key={name} className="foundation-card">
              <div className="foundation-photo" style={{ aspectRatio: variable }}>
                {name}
              </div>
              <span className="foundation-note">{description}</span>
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
