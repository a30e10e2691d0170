import { SignInPageView } from './sign-in-page-view.tsx'
import { type SignInPageProps, useSignIn } from './use-sign-in.ts'

/** Sign-in by phone code. Source: `SITE-032`, `LEAD-046` to `LEAD-067` */
export function SignInPage(props: SignInPageProps) {
  return <SignInPageView {...useSignIn(props)} />
}
