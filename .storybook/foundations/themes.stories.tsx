import type { Meta, StoryObj } from '@storybook/react-vite'
import { resolveBrand, type Surface } from '../../packages/tokens/src/index.ts'
import { brandOf, dealers } from '../dealers.ts'
import { Foundation, FoundationSection } from './foundation.tsx'

const cars = [
  { title: '2024 Kia Sportage GT-Line', price: '$51,990', km: '5,595 km', tag: 'New Arrival' },
  { title: '2021 Toyota HiLux SR5', price: '$47,880', km: '62,410 km', tag: 'Certified' },
  { title: '2019 Mazda CX-5 Akera', price: '$33,450', km: '71,203 km', tag: 'Price drop' },
]

/** A page in miniature, made of nothing but tokens. */
function Specimen({ name, surface, cards }: { name: string; surface: Surface; cards: Surface }) {
  return (
    <div className="theme-page" data-surface={surface}>
      <div className="theme-header">
        <strong>{name}</strong>
        <span>Search Vehicles</span>
      </div>
      <div className="theme-cards">
        {cars.map(({ title, price, km, tag }) => (
          <article key={title} className="theme-card" data-surface={cards}>
            <div className="theme-photo">
              <span className="theme-tag">{tag}</span>
            </div>
            <div className="theme-body">
              <h3>{title}</h3>
              <span className="foundation-note">{km}</span>
              <span className="theme-price">{price}</span>
              <div className="theme-actions">
                <span>Enquire</span>
                <span>Details</span>
              </div>
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

function Choices() {
  const brands = Object.entries(dealers).map(([id, { title, brand }]) => ({
    id,
    title,
    choices: new Map(Object.entries(resolveBrand(brand))),
  }))
  const fields = Object.keys(resolveBrand(brandOf('')))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {brands.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {brands.map(({ id, choices }) => (
              <td key={id}>{choices.get(field)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ThemesPage({ dealer, surface }: { dealer: string; surface: Surface }) {
  const name = dealers[dealer]?.title ?? ''
  const other = surface === 'light' ? 'dark' : 'light'
  return (
    <Foundation
      title="Themes"
      lead="A dealer’s theme is a brand of a few lines, turned into one style block. Switch the dealer in the toolbar: colour, type, corners, density, header, cards and the shape of photographs change together."
    >
      <FoundationSection title="A page in miniature">
        <Specimen name={name} surface={surface} cards={surface} />
      </FoundationSection>
      <FoundationSection title={`A ${other} band with ${surface} cards`}>
        <Specimen name={name} surface={other} cards={surface} />
      </FoundationSection>
      <FoundationSection title="What the dealers chose">
        <Choices />
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Themes',
  component: ThemesPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ThemesPage>

export default meta

/** The dealer and surface in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => (
    <ThemesPage
      dealer={String(globals.dealer)}
      surface={globals.surface === 'dark' ? 'dark' : 'light'}
    />
  ),
}
