import type { Site } from '@forecourt/tenant-config/model'
import { explainerStyles as styles } from './finance-page.styles.ts'

const listSteps = (noun: string) => [
  {
    title: 'Apply online in minutes',
    text: 'A few questions about the loan and about you. Asking has no impact on your credit score.',
  },
  {
    title: 'Get pre-approved with a personalised rate',
    text: 'A finance specialist compares what fits you and tells you your rate.',
  },
  {
    title: `Purchase the ${noun}`,
    text: 'Choose it, sign, and take it home knowing what it costs.',
  },
]

export interface FinanceExplainerProps {
  /** Kind of vehicle the site sells, named by the last step. Default car. */
  kind?: Site['kind']
}

/** The way to finance in three steps, for a visitor without a car. Source: `FIN-003` to `FIN-006`, `D-11` */
export function FinanceExplainer({ kind = 'car' }: FinanceExplainerProps) {
  return (
    <ol className={styles.list} aria-label="How finance works">
      {listSteps(kind).map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
