import type { Meta, StoryObj } from '@storybook/react-vite'
import { rampSteps } from '../../packages/tokens/src/color/ramp.ts'
import {
  type ColorMap,
  contrastRatio,
  resolveBrand,
  resolveColors,
  type Surface,
} from '../../packages/tokens/src/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'
import { purposeColors, type ShownToken } from './token-list.ts'

const ramps = {
  brand: 'The dealer’s colour',
  accent: 'The dealer’s second colour',
  neutral: 'Greys, tinted as the dealer chose',
  red: 'Danger and offers',
  green: 'Success',
  amber: 'Warning',
  blue: 'Information',
}
const steps = Object.keys(rampSteps)

const groups: readonly (readonly [title: string, parts: readonly string[]])[] = [
  ['Grounds', ['canvas', 'surface', 'overlay']],
  ['Text and links', ['fg', 'link', 'price']],
  ['Lines', ['border', 'divider', 'focus']],
  ['Action', ['action']],
  ['Header, hero and footer', ['header', 'hero', 'footer']],
  ['Cards, fields, chips and tabs', ['card', 'field', 'chip', 'tab']],
  ['States', ['danger', 'success', 'warning', 'info']],
  ['Vehicles', ['tag', 'placeholder']],
]

const isAnyOf =
  (parts: readonly string[]) =>
  ({ name }: ShownToken) =>
    parts.includes(name.split('.')[0] ?? '')

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

/** One group of purposes on one ground. */
function Purposes({
  tokens,
  colors,
  surface,
}: {
  tokens: readonly ShownToken[]
  colors: ColorMap
  surface: Surface
}) {
  return (
    <div className="foundation-ground" data-surface={surface}>
      <h3>{surface === 'light' ? 'On light ground' : 'On dark ground'}</h3>
      <ul>
        {tokens.map(({ name, description, value }) => (
          <li key={name}>
            <span className="foundation-dot" style={{ background: colors.get(name) }} />
            <TokenName
              name={name}
              value={`${colors.get(name)}${/^[a-z]/i.test(value) && !value.startsWith('rgb') ? ` from ${value}` : ''}`}
              description={description}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ColourPage({ brand, surface }: FoundationScene) {
  const resolved = resolveBrand(brand)
  const maps = {
    light: resolveColors(resolved, 'light'),
    dark: resolveColors(resolved, 'dark'),
  }
  const order: readonly Surface[] = surface === 'light' ? ['light', 'dark'] : ['dark', 'light']
  return (
    <Foundation
      title="Colour"
      lead="Components take colours by purpose, never by value. The purposes point into ramps whose steps have the same contrast against white for every hue, so a pair that is readable for one dealer is readable for all. Dark ground has its own choices: raised things get lighter, fills get paler and carry dark text."
    >
      {groups.map(([title, parts]) => (
        <FoundationSection key={title} title={title}>
          <div className="foundation-pair">
            {order.map((each) => (
              <Purposes
                key={each}
                surface={each}
                colors={maps[each]}
                tokens={purposeColors.filter(isAnyOf(parts))}
              />
            ))}
          </div>
        </FoundationSection>
      ))}
      {Object.entries(ramps).map(([name, note]) => (
        <FoundationSection key={name} title={`Ramp: ${name}`} note={note}>
          <Ramp name={name} colors={maps.light} />
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

/** Colours of the dealer in the toolbar, on both grounds. */
export const Default: StoryObj = {
  render: (_, { globals }) => <ColourPage {...sceneOf(globals)} />,
}

/** The same on a dark page. */
export const Dark: StoryObj = { ...Default, globals: { surface: 'dark' } }
