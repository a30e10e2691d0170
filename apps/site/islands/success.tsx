import { SuccessPage, type SuccessPageProps } from '@forecourt/feature-leads'

/** Props of the success page, plain enough for JSON. */
export type SuccessIslandProps = Pick<SuccessPageProps, 'siteId' | 'marker' | 'searchHref'>

/** Thanks for the enquiry that went before, and what happens next. */
export function SuccessIsland(props: SuccessIslandProps) {
  return <SuccessPage {...props} />
}
