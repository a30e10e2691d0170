'use client'

import { cx } from '@forecourt/styled-system/css'
import { accordion } from '@forecourt/styled-system/recipes'
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

export interface AccordionItemProps {
  /** Subject of the item. */
  title: ReactNode
  /** Part that opens. */
  children: ReactNode
  /** Open at first. Default false. */
  defaultOpen?: boolean
  /** Items of one name close each other. Default: each by itself. */
  name?: string
  /** At the end of the title, such as a count. Default none. */
  trailing?: ReactNode
  /** Level of the title in the page's outline. Default: no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** `sm` for filter columns. Default `md`. */
  size?: 'sm' | 'md'
  /** Called when it opens or closes. Default none. */
  onOpenChange?: (details: { open: boolean }) => void
  /** Id of the item. Default none. */
  id?: string
}

export interface AccordionProps {
  /** The items. */
  items: readonly (Omit<AccordionItemProps, 'children' | 'name' | 'size' | 'headingLevel'> & {
    /** Key of the item. */
    id: string
    /** Part that opens. */
    content: ReactNode
  })[]
  /** Opening one closes the others. Default false. */
  exclusive?: boolean
  /** Level of the titles in the page's outline. Default: no headings. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** `sm` for filter columns. Default `md`. */
  size?: 'sm' | 'md'
  /** Further class names. Default none. */
  className?: string
}

/** One native disclosure; several in a row make an accordion. */
export function AccordionItem({
  title,
  children,
  defaultOpen = false,
  name,
  trailing,
  headingLevel,
  size = 'md',
  onOpenChange,
  id,
}: AccordionItemProps) {
  const classes = accordion({ size })
  const item = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  // A visitor may have opened or closed it before React arrived.
  useEffect(() => setIsOpen((before) => item.current?.open ?? before), [])
  const onToggle = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    setIsOpen(open)
    onOpenChange?.({ open })
  }
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <details
      ref={item}
      id={id}
      name={name}
      open={defaultOpen}
      className={classes.item}
      data-state={isOpen ? 'open' : 'closed'}
      onToggle={onToggle}
      suppressHydrationWarning
    >
      <summary className={classes.summary}>
        <Title className={classes.title}>{title}</Title>
        {trailing && <span className={classes.trailing}>{trailing}</span>}
      </summary>
      {/* Text stands in an element of its own, which is hidden with it. */}
      {typeof children === 'string' ? <div>{children}</div> : children}
    </details>
  )
}

/** Titles that open their contents, by pointer or keyboard, with and without script. */
export function Accordion({
  items,
  exclusive = false,
  headingLevel,
  size = 'md',
  className,
}: AccordionProps) {
  const ownName = useId()
  const name = exclusive ? ownName : undefined
  return (
    <div className={cx(accordion({ size }).root, className)}>
      {items.map(({ content, ...item }) => (
        <AccordionItem key={item.id} {...item} name={name} headingLevel={headingLevel} size={size}>
          {content}
        </AccordionItem>
      ))}
    </div>
  )
}
