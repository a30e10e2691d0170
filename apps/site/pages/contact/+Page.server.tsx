import { EnquiryPage } from '@forecourt/feature-leads'
import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { Places } from '../../layout/home/places.tsx'
import { Island } from '../../layout/island.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { island } = useData<Data>()
  const { site, now } = usePageContext() as PageContextServer
  return (
    <>
      <PageFrame>
        <EnquiryPage>
          <Island island={island} />
        </EnquiryPage>
      </PageFrame>
      <Places site={site} now={now} />
    </>
  )
}
