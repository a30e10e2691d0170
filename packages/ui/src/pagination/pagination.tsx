import { cx } from '@forecourt/styled-system/css'
import { pagination } from '@forecourt/styled-system/recipes'
import type { MouseEvent, ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { pageList } from './page-list.ts'

export interface PaginationProps {
  /** Page shown now, from 1. */
  page: number
  /** Number of pages; with one, nothing is rendered. */
  pageCount: number
  /** Address of a page; the first page should have the list's plain address. */
  hrefFor: (page: number) => string
  /** Called on a plain click, which then does not load the page. Default: the links are links. */
  onPageChange?: (details: { page: number }) => void
  /** Name of the landmark. Default "Pages". */
  label?: string
  /** Further class names. Default none. */
  className?: string
}

type PageLinkProps = Pick<PaginationProps, 'hrefFor' | 'onPageChange'> & {
  to: number
  children: ReactNode
  className?: string
  rel?: 'prev' | 'next'
  current?: boolean
  label?: string
}

function PageLink({ to, hrefFor, onPageChange, current, label, ...rest }: PageLinkProps) {
  const onClick =
    onPageChange &&
    ((event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onPageChange({ page: to })
    })
  return (
    <a
      {...rest}
      href={hrefFor(to)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    />
  )
}

type StepProps = PaginationProps & { direction: 'prev' | 'next' }

function Step({ page, pageCount, hrefFor, onPageChange, direction }: StepProps) {
  const classes = pagination()
  const to = direction === 'prev' ? page - 1 : page + 1
  const text = direction === 'prev' ? 'Previous' : 'Next'
  const content = (
    <>
      {direction === 'prev' && <ChevronLeftIcon size={20} />}
      <span className={classes.stepText}>{text}</span>
      {direction === 'next' && <ChevronRightIcon size={20} />}
    </>
  )
  if (to < 1 || to > pageCount) {
    return (
      <span aria-hidden="true" aria-disabled="true" className={classes.step}>
        {content}
      </span>
    )
  }
  return (
    <PageLink
      to={to}
      rel={direction}
      label={`${text} page`}
      hrefFor={hrefFor}
      onPageChange={onPageChange}
      className={classes.step}
    >
      {content}
    </PageLink>
  )
}

/** Links to the pages of a list, with `rel`, the current page marked and gaps for the rest. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, onPageChange, label = 'Pages', className } = props
  if (pageCount <= 1) return null
  const classes = pagination()
  return (
    <nav aria-label={label} className={cx(classes.root, className)}>
      <Step {...props} direction="prev" />
      <ol className={classes.list}>
        {pageList(page, pageCount).map((entry) => (
          <li key={entry} className={typeof entry === 'number' ? undefined : classes.gap}>
            {typeof entry === 'number' ? (
              <PageLink
                to={entry}
                current={entry === page}
                label={`Page ${entry}`}
                hrefFor={hrefFor}
                onPageChange={onPageChange}
                className={classes.page}
              >
                {entry}
              </PageLink>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      <span className={classes.position}>{`Page ${page} of ${pageCount}`}</span>
      <Step {...props} direction="next" />
    </nav>
  )
}
