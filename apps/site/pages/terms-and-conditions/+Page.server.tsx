import { createContentCrumbs } from '../../layout/content/content-head.ts'
import { ContentPage } from '../../layout/content/content-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Terms of the website. */
export function Page() {
  const { content } = usePage<Data>().data
  return <ContentPage content={content} crumbs={createContentCrumbs(content.title)} />
}
