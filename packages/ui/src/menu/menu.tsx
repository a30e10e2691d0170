'use client'

import { cx } from '@forecourt/styled-system/css'
import { menu } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useMenu } from './use-menu.ts'

export interface MenuItem {
  /** Key of the entry. */
  id: string
  /** Label of the action or target; type-ahead goes by its beginning. */
  label: string
  /** Icon before the words. Default none. */
  icon?: ReactNode
  /** A few words below. Default none. */
  hint?: string
  /** Address it leads to; works without script. Default: it is an action. */
  href?: string
  /** Called when it is chosen. Default none. */
  onSelect?: () => void
  /** `danger` for what cannot be taken back. Default `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Stays in the menu but does nothing now. Default false. */
  disabled?: boolean
}

export interface MenuProps {
  /** Words on the button; with `icon`, its name. */
  label: string
  /** The entries, in order, at least one. */
  items: readonly MenuItem[]
  /** Shows this icon in place of the words. Default none. */
  icon?: ReactNode
  /** Look of the button. Default `outline`; `quiet` with an icon. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** Height of the button: 36, 44 or 52 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Edge of the button the menu lines up with. Default `bottom-start`. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Further class names, for the button. Default none. */
  className?: string
}

type EntryProps = { item: MenuItem; live: boolean; onChosen: () => void }

function Entry({ item, live, onChosen }: EntryProps) {
  const classes = menu()
  const content = (
    <>
      {item.icon}
      <span className={classes.text}>
        {item.label}
        {item.hint && <span className={classes.hint}>{item.hint}</span>}
      </span>
    </>
  )
  const shared = {
    role: live ? ('menuitem' as const) : undefined,
    tabIndex: live ? -1 : undefined,
    'data-tone': item.tone,
    'aria-disabled': item.disabled ? true : undefined,
    className: classes.item,
  }
  const choose = () => {
    onChosen()
    item.onSelect?.()
  }
  if (item.href && !item.disabled) {
    return (
      <a {...shared} href={item.href} onClick={choose}>
        {content}
      </a>
    )
  }
  return (
    <button {...shared} type="button" onClick={item.disabled ? undefined : choose}>
      {content}
    </button>
  )
}

/**
 * A button that opens actions and links. It is the browser's popover, so links can be reached before
 * and without script; script adds the keys of a menu.
 */
export function Menu({
  label,
  items,
  icon,
  variant = icon ? 'quiet' : 'outline',
  size = 'md',
  placement = 'bottom-start',
  className,
}: MenuProps) {
  const id = useId()
  const { button, list, live, isOpen, close, onToggle, onButtonKeyDown, onListKeyDown } =
    useMenu(placement)
  const classes = menu({ placement })
  const opener = {
    ref: button,
    id: `${id}-button`,
    size,
    popoverTarget: id,
    'aria-haspopup': live ? ('menu' as const) : undefined,
    'aria-expanded': live ? isOpen : undefined,
    className,
    onKeyDown: onButtonKeyDown,
  }
  return (
    <>
      {icon ? (
        <IconButton {...opener} label={label} variant={variant === 'solid' ? 'raised' : variant}>
          {icon}
        </IconButton>
      ) : (
        <Button
          {...opener}
          variant={variant}
          endIcon={<ChevronDownIcon size={18} className={classes.chevron} />}
        >
          {label}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the entries inside */}
      <div
        ref={list}
        id={id}
        popover="auto"
        role={live ? 'menu' : undefined}
        aria-labelledby={live ? `${id}-button` : undefined}
        className={cx(classes.list)}
        onToggle={onToggle}
        onKeyDown={onListKeyDown}
      >
        {items.map((item) => (
          <Entry key={item.id} item={item} live={live} onChosen={close} />
        ))}
      </div>
    </>
  )
}
