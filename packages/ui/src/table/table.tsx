import { cx } from '@forecourt/styled-system/css'
import { hiddenText, table } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { SortMark } from './sort-mark.tsx'

export interface TableColumn {
  /** Key of the column's cells in each row. */
  id: string
  /** Text of the header; also beside each value where rows turn into cards. */
  header: string
  /** `end` for numbers. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /**
   * Makes the header a link to the page sorted by this column, and says how it is sorted now.
   * Default: the column cannot be sorted by.
   */
  sort?: { href: string; direction?: 'ascending' | 'descending' }
}

export interface TableRow {
  /** Key of the row. */
  id: string
  /** Content by column id; a missing one is an empty cell. */
  cells: Readonly<Record<string, ReactNode>>
  /** Marks the row that the page is about. Default false. */
  isCurrent?: boolean
}

export interface TableProps {
  /** Content of the table; its name, and the name of the region that scrolls. */
  caption: string
  /** The columns from the start; the first one names its row. */
  columns: readonly TableColumn[]
  /** The rows from the top. */
  rows: readonly TableRow[]
  /** Heard, not seen; for a table right below a heading that says the same. Default false. */
  hideCaption?: boolean
  /** `scroll` keeps the columns side by side, `cards` makes a card of each row. Default `scroll`. */
  phones?: 'scroll' | 'cards'
  /** The first column stays in sight while the others scroll. Default false. */
  stickyFirst?: boolean
  /** Height of the rows. Default `regular`. */
  density?: 'regular' | 'compact'
  /** Tints every second row. Default false. */
  striped?: boolean
  /** Shown instead of rows when there are none. Default "Nothing to show yet." */
  emptyText?: ReactNode
  /** Called on a plain press of a header that sorts; its page is then not loaded. Default none. */
  onSort?: (details: { column: string; href: string }) => void
  /** Further class names. Default none. */
  className?: string
}

/** Safari drops the roles of a table whose rows are drawn as cards. */
const writtenRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const

type TableRoles = Partial<typeof writtenRoles>

/**
 * Facts in rows and columns. Roles are written out where rows are drawn as cards, which would lose their own.
 * The region takes the focus, so that a keyboard can scroll it.
 */
export function Table({
  caption,
  columns,
  rows,
  hideCaption = false,
  phones = 'scroll',
  stickyFirst = false,
  density = 'regular',
  striped = false,
  emptyText = 'Nothing to show yet.',
  onSort,
  className,
}: TableProps) {
  const captionId = useId()
  const looks = { phones, stickyFirst, density, striped }
  const classes = table(looks)
  const roles: TableRoles = phones === 'cards' ? writtenRoles : {}
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
    <section aria-labelledby={captionId} tabIndex={0} className={cx(classes.root, className)}>
      <table role={roles.table} className={classes.table}>
        <caption id={captionId} className={hideCaption ? hiddenText() : classes.caption}>
          {caption}
        </caption>
        <thead role={roles.group} className={classes.head}>
          <tr role={roles.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                role={roles.columnHeader}
                scope="col"
                aria-sort={column.sort?.direction}
                className={table({ ...looks, align: column.align }).header}
              >
                <Header column={column} className={classes.sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roles.group} className={classes.body}>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} looks={looks} roles={roles} />
          ))}
          {rows.length === 0 && (
            <tr role={roles.row} className={classes.row}>
              <td role={roles.cell} colSpan={columns.length} className={classes.empty}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

type HeaderProps = Pick<TableProps, 'onSort'> & { column: TableColumn; className?: string }

function Header({ column: { id, header, sort }, className, onSort }: HeaderProps) {
  if (!sort) return header
  return (
    <a
      href={sort.href}
      className={className}
      onClick={(event) => {
        if (!onSort || !isPlainClick(event)) return
        event.preventDefault()
        onSort({ column: id, href: sort.href })
      }}
    >
      {header}
      <SortMark direction={sort.direction} />
    </a>
  )
}

interface RowProps {
  row: TableRow
  columns: readonly TableColumn[]
  looks: {
    phones: 'scroll' | 'cards'
    stickyFirst: boolean
    density: 'regular' | 'compact'
    striped: boolean
  }
  roles: TableRoles
}

function Row({ row, columns, looks, roles }: RowProps) {
  const classes = table(looks)
  const [first, ...others] = columns
  return (
    <tr
      role={roles.row}
      aria-current={row.isCurrent ? 'true' : undefined}
      data-current={row.isCurrent ? '' : undefined}
      className={classes.row}
    >
      {first && (
        <th role={roles.rowHeader} scope="row" className={classes.rowHeader}>
          {row.cells[first.id]}
        </th>
      )}
      {others.map(({ id, header, align }) => (
        <td
          key={id}
          role={roles.cell}
          data-label={header}
          className={table({ ...looks, align }).cell}
        >
          {row.cells[id]}
        </td>
      ))}
    </tr>
  )
}
