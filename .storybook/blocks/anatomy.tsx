import './blocks.css'
import { Words } from './words.tsx'

/** Parts a part is made of: the name of each piece and what it is for. */
export function Anatomy({
  parts,
}: {
  /** Name and purpose of each piece, outermost first. */
  parts: readonly (readonly [name: string, purpose: string])[]
}) {
  return (
    <dl className="block-anatomy">
      {parts.map(([name, purpose]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Words>{purpose}</Words>
          </dd>
        </div>
      ))}
    </dl>
  )
}
