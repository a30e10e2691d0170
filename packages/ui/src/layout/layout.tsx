import { cx } from '@forecourt/styled-system/css'
import {
  clusterLayout,
  gridLayout,
  pageContainer,
  stackLayout,
} from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface PageContainerProps extends ComponentPropsWithRef<'div'> {
  /** Content that stands inside. */
  children?: ReactNode
  /** `content` for pages, `prose` for running text, `full` for no limit. Default `content`. */
  width?: 'content' | 'prose' | 'full'
}

/** Keeps content at the page's width, in the middle, with space at the edges of the screen. */
export function PageContainer({ width = 'content', className, ...rest }: PageContainerProps) {
  return <div {...rest} className={cx(pageContainer({ width }), className)} />
}

export interface StackLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Content that stands below each other. */
  children?: ReactNode
  /** Element that is rendered; a list keeps its role. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'form'
  /** Space between two of them: 0, 4, 8, 16, 24 or 40 px, a card's gutter or a section's. Default `md`. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'gutter' | 'section'
  /** Where they stand across. Default `stretch`. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

const listRole = (as: string) => (as === 'ul' || as === 'ol' ? 'list' : undefined)

/** Things below each other, evenly apart. */
export function StackLayout({
  as = 'div',
  gap = 'md',
  align = 'stretch',
  className,
  ...rest
}: StackLayoutProps) {
  // One element type for all: the tags differ in meaning only, not in the props used here.
  const Element = as as 'div'
  return (
    <Element role={listRole(as)} {...rest} className={cx(stackLayout({ gap, align }), className)} />
  )
}

export interface ClusterLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Content that stands beside each other. */
  children?: ReactNode
  /** Element that is rendered; a list keeps its role. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'nav'
  /** Space between two of them, also between lines. Default `sm`. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'gutter' | 'section'
  /** Where they stand in their line. Default `center`. */
  align?: 'start' | 'center' | 'baseline' | 'stretch'
  /** Where the line stands. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Things beside each other that wrap when they do not fit: buttons, chips, links. */
export function ClusterLayout({
  as = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: ClusterLayoutProps) {
  const Element = as as 'div'
  const classes = clusterLayout({ gap, align, justify })
  return <Element role={listRole(as)} {...rest} className={cx(classes, className)} />
}

export interface GridLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Content that stands in the cells. */
  children?: ReactNode
  /** Element that is rendered; a list keeps its role. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section'
  /** Least width of a column: 8, 12, 16, 20 or 28 rem. As many columns stand in a row as fit. Default `md`. */
  least?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Space between cells. Default `gutter`. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'gutter' | 'section'
}

/** Equal columns, as many as fit into the space there is. */
export function GridLayout({
  as = 'div',
  least = 'md',
  gap = 'gutter',
  className,
  ...rest
}: GridLayoutProps) {
  const Element = as as 'div'
  return (
    <Element role={listRole(as)} {...rest} className={cx(gridLayout({ least, gap }), className)} />
  )
}
