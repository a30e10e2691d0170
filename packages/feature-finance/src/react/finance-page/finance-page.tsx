import type { ReactNode } from 'react'
import { financePageStyles as styles } from './finance-page.styles.ts'

/** Anchor of the form of a finance page. Source: `FIN-014` */
export const FINANCE_FORM_ID = 'finance-form'

export interface FinancePageProps {
  /** Heading of the page. */
  title: string
  /** One sentence below it. Default none. */
  text?: string
  /** The form, or what opens it. */
  form: ReactNode
  /** Beside it: the car, or `FinanceExplainer`. */
  aside: ReactNode
  /** Below both. Default nothing. */
  children?: ReactNode
}

/** The finance page: the form in 8 of 12 columns, the car or the explainer beside it. Source: `FIN-001` to `FIN-003` */
export function FinancePage({ title, text, form, aside, children }: FinancePageProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.columns}>
        <section id={FINANCE_FORM_ID} aria-label="Finance form" className={styles.form}>
          {form}
        </section>
        <div className={styles.aside}>{aside}</div>
      </div>
      {children}
    </div>
  )
}
