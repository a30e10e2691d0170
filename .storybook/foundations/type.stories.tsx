import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { cssVariable } from '../../packages/tokens/src/dtcg/css-variable.ts'
import { baseTokens } from '../../packages/tokens/src/dtcg/documents.ts'
import { typographyParts } from '../../packages/tokens/src/dtcg/text-styles.ts'
import { aliasPath, type Token } from '../../packages/tokens/src/dtcg/token-tree.ts'
import { fontFaces } from '../../packages/tokens/src/index.ts'
import { brandOf } from '../dealers.ts'
import { Foundation, FoundationSection } from './foundation.tsx'
import { tokensOf } from './token-list.ts'

const samples: Readonly<Record<string, string>> = {
  display: 'Find your next car on the coast',
  h1: '2024 Kia Sportage GT-Line',
  h2: 'Similar vehicles at Noosaville',
  h3: 'Safety and driver assistance',
  h4: '2021 Toyota HiLux SR5 Double Cab',
  body: 'One owner, full service history and the balance of the new-car warranty.',
  bodySm: 'Stock number H20418, 5,595 km, automatic, petrol, all-wheel drive',
  price: '$51,990',
  priceLg: '$51,990',
  label: 'Preferred contact time',
  caption: 'Excluding government charges. Weekly estimate at 8.99% p.a. over 5 years.',
  button: 'Enquire now',
}

function sampleStyle({ value }: Token): CSSProperties {
  return Object.fromEntries(
    Object.entries(typographyParts(value)).map(([property, alias]) => [
      property,
      `var(${cssVariable(aliasPath(alias) ?? [])})`,
    ]),
  )
}

function TypePage({ families }: { families: readonly string[] }) {
  const styles = baseTokens.filter(({ path }) => path[0] === 'typography')
  return (
    <Foundation
      title="Type"
      lead={`Two families at most. This dealer sets headings and prices in ${families[0]} and everything else in ${families.at(-1)}.`}
    >
      <FoundationSection title="Text styles">
        {styles.map((token) => {
          const name = token.path[1] ?? ''
          return (
            <div key={name} className="foundation-card">
              <span className="foundation-note">
                {name}. {token.description}
              </span>
              <span style={sampleStyle(token)}>{samples[name]}</span>
            </div>
          )
        })}
      </FoundationSection>
      <FoundationSection title="Sizes">
        {tokensOf('fontSize').map(({ name, value, variable }) => (
          <div key={name} className="foundation-card">
            <span className="foundation-note">
              {name}, {value}
            </span>
            <span style={{ fontSize: variable }}>5,595 km</span>
          </div>
        ))}
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypePage>

export default meta

/** Styles and sizes in the families of the dealer in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => (
    <TypePage families={fontFaces(brandOf(globals.dealer)).map(({ family }) => family)} />
  ),
}
