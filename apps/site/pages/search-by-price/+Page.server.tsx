import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { useData } from 'vike-react/useData'
import { priceRangeIsland } from '../../islands/search-by-price.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

const styles = {
  head: css({ display: 'grid', gap: '2', mb: '6' }),
  title: css({ textStyle: 'h1', m: '0' }),
  text: css({ textStyle: 'lead', color: 'fg.muted', m: '0' }),
  body: css({ pb: '16' }),
}

export function Page() {
  const { search, heading, text } = useData<Data>()
  return (
    <PageFrame>
      <div className={styles.body}>
        <header className={styles.head}>
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        <Island island={priceRangeIsland} props={search} />
      </div>
    </PageFrame>
  )
}
