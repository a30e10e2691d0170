import './blocks.css'
import { Words } from './words.tsx'

/** Effects of the keys in a part. */
export function Keys({
  keys,
}: {
  /** Key or keys, separated by spaces, and what they do. */
  keys: readonly (readonly [keys: string, effect: string])[]
}) {
  return (
    <table className="block-keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([names, effect]) => (
          <tr key={names}>
            <th scope="row">
              {names.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </th>
            <td>
              <Words>{effect}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
