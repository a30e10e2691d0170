import type { Meta, StoryObj } from '@storybook/react-vite'
import { Foundation, FoundationSection } from './foundation.tsx'
import { tokensOf } from './token-list.ts'

function MotionPage() {
  return (
    <Foundation
      title="Motion and layers"
      lead="Motion is short and has a reason. Point at a track, or move the focus into it, to see its speed; under reduced motion the square jumps."
    >
      <FoundationSection title="Durations">
        {tokensOf('duration').map(({ name, value, variable, description }) => (
          <div key={name} className="foundation-card foundation-track">
            <span className="foundation-note">
              {name}, {value} ({description})
            </span>
            <button
              type="button"
              className="foundation-move"
              aria-label={`Show ${name}`}
              style={{ transition: `translate ${variable} var(--easings-standard)` }}
            />
          </div>
        ))}
      </FoundationSection>
      <FoundationSection title="Curves">
        {tokensOf('easing').map(({ name, value, variable }) => (
          <div key={name} className="foundation-card foundation-track">
            <span className="foundation-note">
              {name}, {value}
            </span>
            <button
              type="button"
              className="foundation-move"
              aria-label={`Show ${name}`}
              style={{ transition: `translate 600ms ${variable}` }}
            />
          </div>
        ))}
      </FoundationSection>
      <FoundationSection title="Layers">
        <ol>
          {tokensOf('zIndex').map(({ name, value }) => (
            <li key={name}>
              {name} <code>{value}</code>
            </li>
          ))}
        </ol>
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Motion and layers',
  component: MotionPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MotionPage>

export default meta

/** Durations, curves and layers. */
export const Default: StoryObj<typeof meta> = {}
