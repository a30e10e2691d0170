import { css } from '@forecourt/styled-system/css'

const styles = {
  list: css({
    display: 'flex',
    gap: '1',
    m: '0',
    p: '0',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  }),
  tab: css({
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'control.lg',
    px: '4',
    textStyle: 'label',
    color: 'fg.muted',
    textDecoration: 'none',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    _hover: { color: 'fg', borderColor: 'border.strong' },
    '&[aria-current]': { color: 'action.fg', borderColor: 'action' },
    '& small': { textStyle: 'caption', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  }),
}

/** A department to choose. */
export interface DepartmentTab {
  label: string
  /** Address that chooses it. */
  href: string
  isCurrent: boolean
  /** How many locations have it. Default not said. */
  count?: number
}

export interface DepartmentTabsProps {
  /** Purpose of the choice, for people who do not see its place. */
  label: string
  tabs: readonly DepartmentTab[]
}

/** Departments as links, so that each choice is an address; without a choice there is nothing. */
export function DepartmentTabs({ label, tabs }: DepartmentTabsProps) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ label: text, href, isCurrent, count }) => (
          <li key={href}>
            <a href={href} className={styles.tab} aria-current={isCurrent ? 'true' : undefined}>
              {text}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
