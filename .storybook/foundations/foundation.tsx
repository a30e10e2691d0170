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
  /** What the tokens are for, in a sentence or two. */
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
export function FoundationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
