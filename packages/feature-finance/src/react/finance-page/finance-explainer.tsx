import { explainerStyles as styles } from './finance-page.styles.ts'

const steps = [
  {
    title: 'Apply online in minutes',
    text: 'A few questions about the loan and about you. Asking has no impact on your credit score.',
  },
  {
    title: 'Get pre-approved with a personalised rate',
    text: 'A finance specialist compares what fits you and tells you your rate.',
  },
  {
    title: 'Purchase the car',
    text: 'Choose it, sign, and drive away knowing what it costs.',
  },
] as const

/** The way to finance in three steps, for a visitor without a car. Source: `FIN-003` to `FIN-006` */
export function FinanceExplainer() {
  return (
    <ol className={styles.list} aria-label="How finance works">
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
