'use client'

import { menu } from '@forecourt/styled-system/recipes'
import { type MouseEvent, type ReactElement, type ReactNode, useId } from 'react'
import { renderAsChild } from '../as-child/render-as-child.ts'
import { Button } from '../button/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { MenuMachine } from './menu-machine.ts'
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
  /** Element in place of the link, such as Next's `<Link href>`; what it holds is left out. Default none. */
  asChild?: ReactElement
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
  /** Button of your own that opens it, in place of the one with `label`. Default none. */
  trigger?: ReactElement
  /** Further class names, for the button. Default none. */
  className?: string
}

type EntryProps = { item: MenuItem; machine: MenuMachine | null; onChosen: () => void }

const wireEntry = ({ id, label, disabled }: MenuItem, machine: MenuMachine | null) =>
  machine
    ? { ...machine.getItemProps({ value: id, valueText: label, disabled }), tabIndex: -1 }
    : { 'aria-disabled': disabled ? true : undefined, onClick: undefined }

function Entry({ item, machine, onChosen }: EntryProps) {
  const classes = menu()
  const { onClick: tellMachine, ...wiring } = wireEntry(item, machine)
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (tellMachine) tellMachine(event as MouseEvent<HTMLDivElement>)
    else onChosen()
    item.onSelect?.()
  }
  const props = {
    ...wiring,
    'data-tone': item.tone,
    className: classes.item,
    onClick: item.disabled ? undefined : choose,
  }
  const content = (
    <>
      {item.icon}
      <span className={classes.text}>
        {item.label}
        {item.hint && <span className={classes.hint}>{item.hint}</span>}
      </span>
    </>
  )
  if (item.asChild && !item.disabled) return renderAsChild(item.asChild, props, () => content)
  if (item.href && !item.disabled) {
    return (
      <a {...(props as object)} href={item.href}>
        {content}
      </a>
    )
  }
  return (
    <button {...(props as object)} type="button">
      {content}
    </button>
  )
}

type OpenerProps = Required<Pick<MenuProps, 'label' | 'size' | 'variant'>> &
  Pick<MenuProps, 'icon' | 'trigger'> & { wiring: object }

function Opener({ label, icon, variant, size, trigger, wiring }: OpenerProps) {
  if (trigger) return renderAsChild(trigger, wiring)
  if (icon) {
    return (
      <IconButton
        {...wiring}
        label={label}
        size={size}
        variant={variant === 'solid' ? 'raised' : variant}
      >
        {icon}
      </IconButton>
    )
  }
  return (
    <Button
      {...wiring}
      size={size}
      variant={variant}
      endIcon={<ChevronDownIcon size={18} className={menu().chevron} />}
    >
      {label}
    </Button>
  )
}

/**
 * A button that opens actions and links. It is the browser's popover, so links can be reached before
 * and without script; Ark's machine, loaded on reach, adds the keys of a menu.
 */
export function Menu({
  label,
  items,
  icon,
  variant = icon ? 'quiet' : 'outline',
  size = 'md',
  placement = 'bottom-start',
  trigger,
  className,
}: MenuProps) {
  const id = useId()
  const entries = items.filter(({ disabled }) => !disabled).map((item) => item.id)
  const { list, machine, driver, close, ...parts } = useMenu({ id, entries, placement })
  const anchorName = `--menu${id.replaceAll(/\W/g, '')}`
  const wiring = {
    ...parts.buttonProps,
    id: `${id}-button`,
    popoverTarget: id,
    'data-state': parts.state,
    style: { anchorName },
    className,
  }
  return (
    <>
      <Opener {...{ label, icon, variant, size, trigger, wiring }} />
      <div
        {...parts.listProps}
        ref={list}
        id={id}
        popover="auto"
        data-state={parts.state}
        style={{ positionAnchor: anchorName }}
        className={menu({ placement }).list}
      >
        {items.map((item) => (
          <Entry key={item.id} item={item} machine={machine} onChosen={close} />
        ))}
      </div>
      {driver && <driver.Driver {...driver.props} />}
    </>
  )
}
