import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ContrastPair,
  createContrastReport,
  resolveBrand,
  resolveColors,
  type Surface,
} from '../../packages/tokens/src/index.ts'
import { dealers } from '../dealers.ts'
import { Foundation, FoundationSection, FoundationTable } from './foundation.tsx'
import { type FoundationScene, sceneOf } from './scene.ts'

const kinds = { text: 'Text', control: 'Edges, fills and marks' } as const
const surfaces: readonly Surface[] = ['light', 'dark']

const closest = (pairs: readonly ContrastPair[]) =>
  pairs.reduce((least, pair) =>
    pair.ratio / pair.minimum < least.ratio / least.minimum ? pair : least,
  )

const nameOf = ({ foreground, background }: ContrastPair) => `${foreground} on ${background}`

/** One line for each dealer and ground: how many pairs, how many fail, and the closest call. */
function Summary() {
  return (
    <FoundationTable
      label="Contrast of all dealers"
      columns={['Dealer', 'Ground', 'Pairs', 'Below AA', 'Closest', 'Ratio', 'Needed']}
    >
      {Object.entries(dealers).flatMap(([id, { title, brand }]) => {
        const report = createContrastReport(brand)
        return surfaces.map((surface) => {
          const pairs = report.filter((pair) => pair.surface === surface)
          const least = closest(pairs)
          return (
            <tr key={`${id} ${surface}`}>
              <th scope="row">{title}</th>
              <td>{surface}</td>
              <td>{pairs.length}</td>
              <td>{pairs.filter(({ passes }) => !passes).length}</td>
              <td>{nameOf(least)}</td>
              <td>{least.ratio.toFixed(2)}</td>
              <td>{least.minimum}</td>
            </tr>
          )
        })
      })}
    </FoundationTable>
  )
}

/** Looks of a pair: letters for text, a ring for an edge or a mark. */
function Sample({ pair, scene }: { pair: ContrastPair; scene: FoundationScene }) {
  const colors = resolveColors(resolveBrand(scene.brand), pair.surface)
  const front = colors.get(pair.foreground)
  return (
    <span
      className="foundation-sample"
      aria-hidden="true"
      style={{ background: colors.get(pair.background), color: front }}
    >
      {pair.kind === 'text' ? 'Aa 51,990' : <i style={{ background: front }} />}
    </span>
  )
}

function Pairs({
  label,
  pairs,
  scene,
}: {
  label: string
  pairs: readonly ContrastPair[]
  scene: FoundationScene
}) {
  return (
    <FoundationTable
      label={label}
      columns={['Sample', 'In front', 'Behind', 'Ratio', 'Needed', 'Result']}
    >
      {pairs.map((pair) => (
        <tr key={nameOf(pair)}>
          <td>
            <Sample pair={pair} scene={scene} />
          </td>
          <th scope="row">{pair.foreground}</th>
          <td>{pair.background}</td>
          <td>{pair.ratio.toFixed(2)}</td>
          <td>{pair.minimum}</td>
          <td>{pair.passes ? 'Passes' : 'Fails'}</td>
        </tr>
      ))}
    </FoundationTable>
  )
}

function ContrastPage(scene: FoundationScene) {
  const report = createContrastReport(scene.brand).filter(
    ({ surface }) => surface === scene.surface,
  )
  return (
    <Foundation
      title="Contrast"
      lead="Every pair of colours that meets on a page is measured for every dealer, on light and on dark ground. Text needs 4.5 to 1, edges, fills and marks of controls 3 to 1 (WCAG 2.2 AA)."
    >
      <FoundationSection title="All dealers">
        <Summary />
      </FoundationSection>
      {Object.entries(kinds).map(([kind, title]) => (
        <FoundationSection key={kind} title={`${title}: ${scene.title}, ${scene.surface} ground`}>
          <Pairs label={title} scene={scene} pairs={report.filter((pair) => pair.kind === kind)} />
        </FoundationSection>
      ))}
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ContrastPage>

export default meta

/** Figures of all dealers, and every pair of the one in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => <ContrastPage {...sceneOf(globals)} />,
}

/** Every pair on dark ground. */
export const Dark: StoryObj = { ...Default, globals: { surface: 'dark' } }
