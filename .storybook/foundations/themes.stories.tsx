import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type Brand,
  formatFontFaceStyle,
  layManufacturerTheme,
  manufacturerThemes,
  resolveBrand,
  type Surface,
} from '../../packages/tokens/src/index.ts'
import { dealers } from '../dealers.ts'
import { Foundation, FoundationSection, FoundationTable } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'
import { scopedStyle } from './scoped-style.ts'
import { ThemePage } from './theme-page.tsx'
import './themes.css'

const other = (surface: Surface) => (surface === 'light' ? 'dark' : 'light')

/** The five dealers beside each other. */
function Dealers({ grounds }: { grounds: (brand: Brand) => Surface }) {
  return (
    <div className="theme-row">
      {Object.entries(dealers).map(([id, { title, brand }]) => (
        <div key={id}>
          <style>
            {formatFontFaceStyle(brand, './fonts/') + scopedStyle(brand, `.theme-${id}`)}
          </style>
          <ThemePage dealer={id} name={title} surface={grounds(brand)} />
        </div>
      ))}
    </div>
  )
}

/** One dealer's page in the colours of several makes. */
function Makes({ dealer, title, brand, surface }: FoundationScene) {
  return (
    <div className="theme-row">
      {[...manufacturerThemes].map(([make, theme]) => (
        <div key={make} className={`make-${make} foundation-scope`} data-surface={surface}>
          <style>{scopedStyle(layManufacturerTheme(brand, theme), `.make-${make}`)}</style>
          <h3>{make}</h3>
          <div className="theme-header">
            <strong>{title}</strong>
          </div>
          <div className="foundation-row" data-dealer={dealer}>
            <span className="theme-mark">Enquire</span>
            <span className="theme-mark" data-tag>
              New arrival
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}

function Settings() {
  const brands = Object.values(dealers).map(({ title, brand }) => ({
    title,
    set: new Set(Object.keys(brand)),
    choices: new Map(Object.entries(resolveBrand(brand))),
  }))
  const fields = Object.keys(resolveBrand({ color: '#000', linkColor: '#000', focusColor: '#000' }))
  return (
    <FoundationTable
      label="Settings of the dealers"
      columns={['Setting', ...brands.map(({ title }) => title)]}
    >
      {fields.map((field) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          {brands.map(({ title, set, choices }) => {
            const value = choices.get(field) ?? 'follows the action'
            return <td key={title}>{set.has(field) ? <strong>{value}</strong> : value}</td>
          })}
        </tr>
      ))}
    </FoundationTable>
  )
}

function ThemesPage(scene: FoundationScene) {
  return (
    <Foundation
      title="Themes"
      lead="A dealer’s theme is a brand of a few lines, turned into one style block of 2 to 4 kB. The same parts, five dealers: type, density, corners, header, cards, fields and photographs change together, not only the colour."
    >
      <FoundationSection title="Five dealers, the same page">
        <Dealers grounds={(brand) => resolveBrand(brand).surface} />
      </FoundationSection>
      <FoundationSection
        title="On the other ground"
        note="Every dealer has both, for a dark band on a light page or a light form on a dark one."
      >
        <Dealers grounds={(brand) => other(resolveBrand(brand).surface)} />
      </FoundationSection>
      <FoundationSection
        title={`Makes over ${scene.title}`}
        note="On the pages of a make its colours take the place of the dealer’s; everything else stays."
      >
        <Makes {...scene} />
      </FoundationSection>
      <FoundationSection
        title="What the dealers chose"
        note="Bold is what a dealer set; the rest are defaults."
      >
        <Settings />
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Themes',
  component: ThemesPage,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ThemesPage>

export default meta

/** All dealers; makes over the dealer in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => <ThemesPage {...sceneOf(globals)} />,
}
