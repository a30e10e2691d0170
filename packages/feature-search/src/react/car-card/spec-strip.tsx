import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import { type CardSpec, type CardSpecCar, listCardSpecs } from '../../model/index.ts'
import { carCardStyles as styles } from './car-card.styles.ts'
import { SpecIcon } from './spec-icons.tsx'

export interface SpecStripProps {
  /** The car whose four facts are named. */
  car: CardSpecCar
  /** The page holds `SpecIconDefinitions`. Default false, each strip draws its icons. */
  sharesIcons?: boolean
}

/** Four facts with icons; a missing one keeps its place as "-". */
export function SpecStrip({ car, sharesIcons = false }: SpecStripProps) {
  return (
    <dl className={styles.specs}>
      {listCardSpecs(car).map((spec) => (
        <Spec key={spec.name} spec={spec} isShared={sharesIcons} />
      ))}
    </dl>
  )
}

function Spec({ spec: { icon, name, value }, isShared }: { spec: CardSpec; isShared: boolean }) {
  return (
    <div title={name}>
      <dt>
        <SpecIcon name={icon} isShared={isShared} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{value ?? '-'}</dd>
    </div>
  )
}
