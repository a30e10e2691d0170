import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContrastPair, contrastReport } from '../../packages/tokens/src/index.ts'
import { brandOf } from '../dealers.ts'
import { Foundation, FoundationSection } from './foundation.tsx'

function ContrastTable({ pairs }: { pairs: readonly ContrastPair[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">In front</th>
          <th scope="col">Behind</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needed</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ foreground, background, ratio, minimum, passes }) => (
          <tr key={`${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td>{ratio.toFixed(2)}</td>
            <td>{minimum}</td>
            <td>{passes ? 'Passes' : 'Fails'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ContrastPage({ pairs, surface }: { pairs: readonly ContrastPair[]; surface: string }) {
  const shown = pairs.filter((pair) => pair.surface === surface)
  return (
    <Foundation
      title="Contrast"
      lead="Every pair of colours that meets on a page, measured for the dealer in the toolbar. Text needs 4.5 to 1, edges and fills of controls 3 to 1 (WCAG 2.2 AA)."
    >
      <FoundationSection title="Text">
        <ContrastTable pairs={shown.filter(({ kind }) => kind === 'text')} />
      </FoundationSection>
      <FoundationSection title="Controls">
        <ContrastTable pairs={shown.filter(({ kind }) => kind === 'control')} />
      </FoundationSection>
    </Foundation>
  )
}

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ContrastPage>

export default meta

/** Figures of the dealer and surface in the toolbar. */
export const Default: StoryObj = {
  render: (_, { globals }) => (
    <ContrastPage
      pairs={contrastReport(brandOf(globals.dealer))}
      surface={globals.surface === 'dark' ? 'dark' : 'light'}
    />
  ),
}
