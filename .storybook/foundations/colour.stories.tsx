import type { Meta, StoryObj } from '@storybook/react-vite'
import { rampSteps } from '../../packages/tokens/src/color/ramp.ts'
import {
  type ColorMap,
  contrastRatio,
  resolveBrand,
  resolveColors,
} from '../../packages/tokens/src/index.ts'
import { brandOf } from '../dealers.ts'
import { Foundation, FoundationSection } from './foundation.tsx'
import { purposeColors } from './token-list.ts'

const ramps = ['brand', 'accent', 'neutral', 'red', 'green', 'amber', 'blue']
const steps = Object.keys(rampSteps)

function Ramp({ name, colors }: { name: string; colors: ColorMap }) {
  return (
    <div className="foundation-ramp">
      {steps.map((step) => {
        const color = colors.get(`${name}.${step}`) ?? ''
        const onWhite = contrastRatio(color, '#ffffff')
        return (
          <div
            key={step}
            className="foundation-swatch"
            style={{ background: color, color: onWhite >= 4.5 ? '#ffffff' : '#000000' }}
          >
            <strong>{step}</strong>
            <code>{color}</code>
            <span>{onWhite.toFixed(2)} : 1</span>
          </div>
        )
      })}
    </div>
  )
}

function ColourPage({ colors }: { colors: ColorMap }) {
  return (
    <Foundation
      title="Colour"
      lead="Components use the colours by purpose. They point into ramps whose steps have the same contrast against white for every hue, so a pair that is readable for one dealer is readable for all."
    >
      <FoundationSection title="By purpose">
        <div className="foundation-grid">
          {purposeColors.map(({ name, description, variable }) => (
            <div key={name} className="foundation-card">
              <div className="foundation-chip" style={{ background: variable }} />
              <strong>{name}</strong>
              <code>{colors.get(name)}</code>
              <span className="foundation-note">{description}</span>
            </div>
          ))}
        </div>
      </FoundationSection>
      {ramps.map((name) => (
        <FoundationSection key={name} title={`Ramp: ${name}`}>
          <Ramp name={name} colors={colors} />
        </FoundationSection>
      ))}
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ColourPage>

export default meta

/** Colours of the dealer and surface in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => (
    <ColourPage
      colors={resolveColors(
        resolveBrand(brandOf(globals.dealer)),
        globals.surface === 'dark' ? 'dark' : 'light',
      )}
    />
  ),
}

/** The same purposes on a dark ground. */
export const Dark: StoryObj = { ...Default, globals: { surface: 'dark' } }
