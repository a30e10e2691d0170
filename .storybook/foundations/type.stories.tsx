import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { cssVariable } from '../../packages/tokens/src/dtcg/css-variable.ts'
import { typographyParts } from '../../packages/tokens/src/dtcg/text-styles.ts'
import { aliasPath, type Token } from '../../packages/tokens/src/dtcg/token-tree.ts'
import { listFontFaces } from '../../packages/tokens/src/index.ts'
import { Foundation, FoundationSection, FoundationTable, TokenName } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'
import { textStyles, tokensOf } from './token-list.ts'

const samples: Readonly<Record<string, string>> = {
  display: 'Find your next car on the coast',
  h1: '2024 Kia Sportage GT-Line',
  h2: 'Similar vehicles at Noosaville',
  h3: 'Safety and driver assistance',
  h4: '2021 Toyota HiLux SR5 Double Cab',
  lead: 'Every car is inspected, priced without haggling and backed for three years.',
  body: 'One owner, full service history and the balance of the new-car warranty.',
  bodySm: 'Stock number H20418, 5,595 km, automatic, petrol, all-wheel drive',
  caption: 'Excluding government charges. Weekly estimate at 8.99% p.a. over 5 years.',
  field: 'Alex Nguyen',
  label: 'Preferred contact time',
  overline: 'New arrivals',
  price: '$51,990',
  priceLg: '$51,990',
  button: 'Enquire now',
}

/** Letter case of a style, as the pages have it. */
const caseOf = (name: string, family: string): string => {
  if (name === 'overline') return 'uppercase'
  if (name === 'button') return 'var(--button-case)'
  return family === '{font.heading}' ? 'var(--heading-case)' : 'none'
}

const variableOf = (alias: unknown) => `var(${cssVariable(aliasPath(alias) ?? [])})`

/** Changes of a style on wide screens. */
const widerParts = ({ extensions }: Token) =>
  Object.entries(extensions['au.forecourt.breakpoints'] ?? {})

function sampleStyle(token: Token): CSSProperties {
  const name = token.path[1] ?? ''
  const parts = typographyParts(token.value)
  const { fontSize, ...others } = parts
  const wide = widerParts(token)
    .map(([, wider]) => Object.values<unknown>(wider)[0])
    .at(-1)
  return Object.fromEntries([
    ...Object.entries(others).map(([property, alias]) => [property, variableOf(alias)]),
    ['--size', variableOf(fontSize)],
    ['--wide', variableOf(wide ?? fontSize)],
    ['textTransform', caseOf(name, parts.fontFamily)],
    ['fontVariantNumeric', name.startsWith('price') ? 'tabular-nums' : 'normal'],
  ])
}

/** Names of the parts of a style: `4xl, heading, tight`. */
const partsOf = ({ value }: Token) => {
  const { fontFamily: _family, ...parts } = typographyParts(value)
  return Object.values(parts)
    .map((alias) => aliasPath(alias)?.slice(1).join('.'))
    .join(', ')
}

const widerOf = (token: Token) =>
  widerParts(token).map(
    ([breakpoint, parts]) =>
      `${Object.values(parts)
        .map((alias) => aliasPath(alias)?.at(-1))
        .join(', ')} from ${breakpoint}`,
  )

const prices = ['$51,990', '$111,490', '$8,888', '$219,700']
const odometers = ['5,595 km', '111,111 km', '88,020 km', '62,410 km']

function Figures() {
  return (
    <FoundationTable label="Figures in columns" columns={['Price', 'Odometer', 'A week']}>
      {prices.map((price, index) => (
        <tr key={price} className="foundation-figures">
          <td style={{ fontFamily: 'var(--fonts-price)', fontWeight: 'var(--font-weights-price)' }}>
            {price}
          </td>
          <td>{odometers[index]}</td>
          <td>{`$${118 + index * 71}`}</td>
        </tr>
      ))}
    </FoundationTable>
  )
}

function Families({ brand }: FoundationScene) {
  const faces = listFontFaces(brand)
  return (
    <div className="foundation-pair">
      {faces.map(({ family, weights, core }) => (
        <div key={family} className="foundation-card">
          <TokenName
            name={family}
            value={core.file}
            description={`Weights ${weights.join(' to ')}`}
          />
          <p className="foundation-alphabet" style={{ fontFamily: `"${family}"` }}>
            AaBbCcDdEeGgKkMmQqRrSsTtXxYy
            <br />
            0123456789 $51,990
          </p>
        </div>
      ))}
    </div>
  )
}

function TypePage(scene: FoundationScene) {
  return (
    <Foundation
      title="Type"
      lead="Two families at most, each a variable font over a fallback of the same measure: a file of at most 22 kB for every page, and one of accented letters for pages that have some. Text styles name what they are for; a dealer chooses families, weight, letter case, tracking and how large headings stand."
    >
      <FoundationSection title={`Families of ${scene.title}`}>
        <Families {...scene} />
      </FoundationSection>
      <FoundationSection title="Text styles" note="Size, weight, tracking and line height by name.">
        {textStyles.map((token) => {
          const name = token.path[1] ?? ''
          return (
            <div key={name} className="foundation-specimen">
              <TokenName
                name={name}
                value={[partsOf(token), ...widerOf(token)].join('; ')}
                description={token.description ?? ''}
              />
              <span style={sampleStyle(token)}>{samples[name]}</span>
            </div>
          )
        })}
      </FoundationSection>
      <FoundationSection
        title="Figures"
        note="Prices and distances have figures of one width, so columns line up and a number that changes does not move the line."
      >
        <Figures />
      </FoundationSection>
      {(['fontSize', 'lineHeight', 'letterSpacing', 'fontWeight'] as const).map((group) => (
        <FoundationSection key={group} title={scaleTitles[group]}>
          <div className="foundation-grid">
            {tokensOf(group).map(({ name, value, variable, description }) => (
              <div key={name} className="foundation-card">
                <TokenName name={name} value={value} description={description} />
                <span style={{ [group]: variable }}>{scaleSamples[group]}</span>
              </div>
            ))}
          </div>
        </FoundationSection>
      ))}
    </Foundation>
  )
}

const scaleTitles = {
  fontSize: 'Sizes',
  lineHeight: 'Line heights',
  letterSpacing: 'Tracking',
  fontWeight: 'Weights',
} as const

const scaleSamples = {
  fontSize: '5,595 km',
  lineHeight: 'One owner, full service history and the balance of the warranty.',
  letterSpacing: 'Double Cab',
  fontWeight: 'Double Cab',
} as const

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypePage>

export default meta

/** Styles and sizes in the families of the dealer in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => <TypePage {...sceneOf(globals)} />,
}
