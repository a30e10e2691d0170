import './blocks.css'
import { Words } from './words.tsx'

/** Actions with a part beside what to avoid. */
export function DoDont({
  do: good,
  dont: bad,
}: {
  /** Sentences in the imperative. */
  do: readonly string[]
  /** Sentences that begin with "Don't" or name the mistake. */
  dont: readonly string[]
}) {
  return (
    <div className="block-do-dont">
      <Advice title="Do" lines={good} />
      <Advice title="Don't" lines={bad} />
    </div>
  )
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section data-advice={title === 'Do' ? 'do' : 'dont'}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </section>
  )
}
