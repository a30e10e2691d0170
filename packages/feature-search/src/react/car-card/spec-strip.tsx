import { FactList } from '@forecourt/ui/fact-list'
import { type CardSpecCar, listCardSpecs } from '../../model/index.ts'
import { carCardStyles as styles } from './car-card.styles.ts'

export interface SpecStripProps {
  /** The car whose four facts are named. */
  car: CardSpecCar
}

/** Four facts with icons; a missing one keeps its place as "-". */
export function SpecStrip({ car }: SpecStripProps) {
  return <FactList facts={listCardSpecs(car)} className={styles.specs} />
}
