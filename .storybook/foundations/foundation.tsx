import type { ReactNode } from 'react'
import './foundations.css'

/** A page about one kind of token. */
export function Foundation({
  title,
  lead,
  children,
}: {
  /** Heading of the page. */
  title: string
  /** Purpose of the tokens, in a sentence or two. */
  lead: string
  children: ReactNode
}) {
  return (
    <main className="foundation">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </main>
  )
}

/** A titled part of such a page. */
export function FoundationSection({
  title,
  note,
  children,
}: {
  title: string
  /** A sentence under the title. Default none. */
  note?: string
  children: ReactNode
}) {
  return (
    <section>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  )
}

/** Name, value and purpose of a token. */
export function TokenName({
  name,
  value,
  description,
}: {
  name: string
  /** Value as it is written, or what it points at. Default none. */
  value?: string | undefined
  /** Purpose of it. Default none. */
  description?: string
}) {
  return (
    <div className="foundation-name">
      <strong>{name}</strong>
      {value && <code>{value}</code>}
      {description && <span>{description}</span>}
    </div>
  )
}

/** A table with a heading for every column; it scrolls inside itself where it is wide. */
export function FoundationTable({
  label,
  columns,
  children,
}: {
  /** Data the table lists, for a screen reader. */
  label: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
    <section className="foundation-scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
