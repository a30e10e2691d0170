import { testDrive } from '@forecourt/feature-leads/model'
import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { FormPage } from '../../layout/form-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

const styles = {
  nav: css({ display: 'grid', gap: '4' }),
  heading: css({ textStyle: 'h4', m: '0' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '3', listStyle: 'none', m: '0', p: '0' }),
}

/** Choose where, then what and when. */
export function Page() {
  const { data } = usePage<Data>()
  const { kind, enquiry, places, place } = data
  return (
    <FormPage kind={kind} enquiry={enquiry} places={place ? [place] : []}>
      {places.length > 1 && (
        <nav className={styles.nav} aria-labelledby="drive-at">
          <h2 id="drive-at" className={styles.heading}>
            Where would you like to drive?
          </h2>
          <ul className={styles.list}>
            {places.map(({ id, slug, name }) => (
              <li key={id}>
                <ButtonLink
                  href={`${testDrive.page.path}?location=${slug}`}
                  size="sm"
                  variant={id === place?.id ? 'solid' : 'outline'}
                  aria-current={id === place?.id ? 'true' : undefined}
                >
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </FormPage>
  )
}
