import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandPurposes } from '../../packages/tokens/src/brand/brand-colors.ts'
import { brandRamps } from '../../packages/tokens/src/brand/brand-ramps.ts'
import { rampSteps } from '../../packages/tokens/src/color/ramp.ts'
import { aliasPath } from '../../packages/tokens/src/dtcg/token-tree.ts'
import {
  type ColorMap,
  measureContrastRatio,
  type ResolvedBrand,
  resolveBrand,
  resolveColors,
  type Surface,
} from '../../packages/tokens/src/index.ts'
import { Foundation, FoundationSection, TokenName } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'
import { propertyTokens, purposeColors, type ShownToken } from './token-list.ts'

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

/** Target of a purpose, such as `neutral.50`; nothing for a colour of its own. */
function sourcesOf(brand: ResolvedBrand, surface: Surface): ReadonlyMap<string, string> {
  const shipped = propertyTokens[surface].map(
    ({ path, value }) => [path.slice(1).join('.'), value] as const,
  )
  const own = brandPurposes(brand, brandRamps(brand), surface)
  return new Map(
    [...shipped, ...own].map(([name, value]) => [name, aliasPath(value)?.slice(1).join('.') ?? '']),
  )
}

function Ramp({ name, colors }: { name: string; colors: ColorMap }) {
  return (
    <div className="foundation-ramp">
      {steps.map((step) => {
        const color = colors.get(`${name}.${step}`) ?? ''
        const onWhite = measureContrastRatio(color, '#ffffff')
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
  brand,
  surface,
}: {
  tokens: readonly ShownToken[]
  brand: ResolvedBrand
  surface: Surface
}) {
  const colors = resolveColors(brand, surface)
  const sources = sourcesOf(brand, surface)
  return (
    <div className="foundation-ground" data-surface={surface}>
      <h3>{surface === 'light' ? 'On light ground' : 'On dark ground'}</h3>
      <ul>
        {tokens.map(({ name, description }) => (
          <li key={name}>
            <span className="foundation-dot" style={{ background: colors.get(name) }} />
            <TokenName
              name={name}
              value={[colors.get(name), sources.get(name)].filter(Boolean).join(' from ')}
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
                brand={resolved}
                tokens={purposeColors.filter(isAnyOf(parts))}
              />
            ))}
          </div>
        </FoundationSection>
      ))}
      {Object.entries(ramps).map(([name, note]) => (
        <FoundationSection key={name} title={`Ramp: ${name}`} note={note}>
          <Ramp name={name} colors={resolveColors(resolved, 'light')} />
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
