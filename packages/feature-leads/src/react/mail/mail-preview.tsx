import { css } from '@forecourt/styled-system/css'
import type { MailBrand, MailContent } from '../../model/mail/mail-content.ts'
import { formatMailHtml } from '../../model/mail/mail-html.ts'

const styles = { frame: css({ width: 'full', height: '960px', border: 'none' }) }

export interface MailPreviewProps {
  /** Words and facts of the mail. */
  content: MailContent
  /** Look of the dealer. */
  brand: MailBrand
}

/** A mail as a client shows it, which keeps it apart from the page. */
export function MailPreview({ content, brand }: MailPreviewProps) {
  return (
    <iframe
      title={content.subject}
      sandbox="allow-same-origin"
      srcDoc={formatMailHtml(content, brand)}
      className={styles.frame}
    />
  )
}
