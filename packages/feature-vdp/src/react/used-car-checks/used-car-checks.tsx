import {
  CertifiedIcon,
  DownloadIcon,
  ExternalLinkIcon,
  GaugeIcon,
  HistoryIcon,
  PlateIcon,
  ShieldIcon,
} from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import { UNREGISTERED, type UsedCarCheck } from '../../model/index.ts'
import { usedCarChecksStyles } from './used-car-checks.styles.ts'

export interface UsedCarChecksProps {
  /** The checks that have data, as `listUsedCarChecks` lists them. */
  checks: readonly UsedCarCheck[]
  /**
   * Called when the history report is opened, which never waits for it (event 60). Without React its
   * link is found by `data-report="history"`. Default none.
   */
  onOpenReport?: (details: { href: string }) => void
}

const icons = {
  history: HistoryIcon,
  ppsr: ShieldIcon,
  analysis: GaugeIcon,
  certified: CertifiedIcon,
  registration: PlateIcon,
} satisfies Record<UsedCarCheck['kind'], unknown>

/** Facts known about a used car. Source: VDP-056, VDP-116 to VDP-119, D-88 */
export function UsedCarChecks({ checks, onOpenReport }: UsedCarChecksProps) {
  if (checks.length === 0) return null
  const classes = usedCarChecksStyles()
  return (
    <ul className={classes.list}>
      {checks.map((check) => {
        const Icon = icons[check.kind]
        const kind = check.title === UNREGISTERED ? 'unregistered' : check.kind
        return (
          <li key={check.kind} className={classes.item}>
            <Icon className={classes.icon} data-kind={kind} aria-hidden="true" />
            <div className={classes.words}>
              <h3 className={classes.title}>{check.title}</h3>
              <p className={classes.text}>{check.text}</p>
              <Document check={check} onOpenReport={onOpenReport} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Document({
  check: { kind, document },
  onOpenReport,
}: Pick<UsedCarChecksProps, 'onOpenReport'> & { check: UsedCarCheck }) {
  const classes = usedCarChecksStyles()
  if (!document) return null
  const isHistory = kind === 'history'
  const Icon = isHistory ? ExternalLinkIcon : DownloadIcon
  return (
    <Link
      href={document.href}
      newTab
      variant="standalone"
      className={classes.link}
      data-report={kind}
      onClick={isHistory ? () => onOpenReport?.({ href: document.href }) : undefined}
    >
      <Icon size={18} aria-hidden="true" />
      {document.label}
    </Link>
  )
}
