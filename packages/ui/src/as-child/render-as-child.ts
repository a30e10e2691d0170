import { cx } from '@forecourt/styled-system/css'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>
type Handler = (...details: unknown[]) => void

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function'

function runBoth(first: Handler, second: Handler): Handler {
  return (...details) => {
    first(...details)
    second(...details)
  }
}

function mergeProp(name: string, own: unknown, given: unknown): unknown {
  if (given === undefined) return own
  if (isHandler(name, own) && isHandler(name, given)) return runBoth(given, own)
  if (name === 'className') return cx(own as string, given as string)
  if (name === 'style') return { ...(own as object), ...(given as object) }
  return given
}

function mergeProps(own: Props, given: Props): Props {
  const names = Object.keys({ ...own, ...given })
  return Object.fromEntries(names.map((name) => [name, mergeProp(name, own[name], given[name])]))
}

/**
 * The element a part is given in place of its own (`asChild`), with the part's attributes: classes are
 * joined, both handlers run, in all else the given element wins.
 * @param decorate content of the element, made of what it holds. Default: as it is
 * @throws Error if it is not given exactly one element
 */
export function renderAsChild(
  child: ReactNode,
  own: object,
  decorate: (content: ReactNode) => ReactNode = (content) => content,
): ReactElement {
  if (!isValidElement<{ children?: ReactNode }>(child)) {
    throw new Error('[ui] expected asChild to hold exactly one element')
  }
  const { children, ...given } = child.props
  return cloneElement(child, mergeProps(own as Props, given), decorate(children))
}
