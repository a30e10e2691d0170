import { getClientAtoms } from '../client-atoms/client-atoms.ts'
import { useCompared } from '../client-atoms/use-compared.ts'
import { findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { CompareButton, type CompareButtonProps } from './compare-button.tsx'

export interface IslandCompareButtonProps extends Omit<CompareButtonProps, 'isCompared'> {
  /** Id of the site. */
  siteId: string
}

/** The button of the comparison inside an island: it follows what is chosen anywhere on the page. */
export function IslandCompareButton({ siteId, ...button }: IslandCompareButtonProps) {
  const isCompared = useCompared(getClientAtoms(siteId, findBrowserStorages().local), button.car.id)
  return <CompareButton {...button} isCompared={isCompared} />
}
