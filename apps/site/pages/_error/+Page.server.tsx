import { stockPath } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'

const styles = {
  page: css({
    maxW: 'content',
    mx: 'auto',
    px: { base: 'page', lg: '6' },
    py: { base: '12', lg: '24' },
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
  }),
  title: css({ textStyle: 'h1' }),
  text: css({ textStyle: 'body', color: 'fg.muted', maxW: '[60ch]' }),
}

export function Page() {
  const { is404, site } = usePageContext() as PageContextServer
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {is404 ? 'We can’t find that page' : 'Something went wrong on our side'}
      </h1>
      <p className={styles.text}>
        {is404
          ? 'The vehicle may have been sold, or the address may have a typing mistake. Everything we have for sale is one step away.'
          : 'Please try again in a moment. If it keeps happening, call us and we will help you by phone.'}
      </p>
      <ButtonLink href={stockPath(site)}>{site.labels.allStock}</ButtonLink>
    </div>
  )
}
