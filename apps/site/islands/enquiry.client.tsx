import { hydrateTree } from '@forecourt/islands/hydrate'
import { EnquiryIsland, type EnquiryIslandProps } from './enquiry.tsx'
import { enquiryEffects } from './enquiry-effects.ts'

const Root = (props: EnquiryIslandProps) => <EnquiryIsland {...props} {...enquiryEffects} />

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, Root, props as EnquiryIslandProps)
