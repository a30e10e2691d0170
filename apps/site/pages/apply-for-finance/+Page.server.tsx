import { FinanceFormPage } from '../../layout/finance-form-page.tsx'

export function Page() {
  return <FinanceFormPage kind="finance-pre-approval" />
}
