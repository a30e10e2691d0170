import { useEffect, useState } from 'react'
import { type DealerName, dealerTitles } from '../dealer-titles.ts'
import { countEvidence, type PartEvidence } from './count-evidence.ts'
import evidence from './evidence.json'
import './status.css'

const themes = evidence.themes.map((name) => dealerTitles[name as DealerName])
const checkedOn = new Date(evidence.checkedOn).toLocaleDateString('en-AU', { dateStyle: 'long' })

/** Things the last full run proved of the stories that this Storybook has, part by part. */
export function AccessibilityStatus() {
  const [parts, setParts] = useState<PartEvidence[] | null>(null)
  useEffect(() => {
    const index = fetch('index.json').then((response) => response.json())
    void index.then(({ entries }) => setParts(countEvidence(Object.values(entries), evidence)))
  }, [])
  if (parts === null) return <p>Counting stories …</p>
  const total = (count: 'stories' | 'journeys' | 'checked') =>
    parts.reduce((sum, part) => sum + part[count], 0)
  return (
    <>
      <p>
        <strong>{total('stories')} stories</strong> of {parts.length} parts and pages,{' '}
        <strong>{total('journeys')}</strong> of them journeys by keyboard and pointer. The full run
        of {checkedOn} checked <strong>{total('checked')}</strong> of them by axe as{' '}
        {themes.join(', ')}, and found nothing wrong.
      </p>
      <table className="accessibility-status">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Stories</th>
            <th scope="col">Journeys</th>
            <th scope="col">Checked in every theme</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ title, stories, journeys, checked }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{stories}</td>
              <td>{journeys}</td>
              <td>{checked === stories ? 'all' : `${checked} of ${stories}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
