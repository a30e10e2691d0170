import { Link } from '@forecourt/ui/link'

export interface PrivacyNoticeProps {
  /** Address of the privacy policy. Default `/privacy-policy`. */
  href?: string | undefined
}

/** Words below the consent of every form, which lead to the privacy policy. */
export function PrivacyNotice({ href = '/privacy-policy' }: PrivacyNoticeProps) {
  return (
    <>
      Our <Link href={href}>privacy policy</Link> covers how we use your details.
    </>
  )
}
