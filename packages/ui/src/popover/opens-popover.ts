/** Attributes of a button that opens and closes a popover. */
export interface PopoverOpener {
  popoverTarget: string
  'aria-haspopup': 'dialog'
}

/** Attributes that make a button open and close the popover of this id, before and without script. */
export function opensPopover(id: string): PopoverOpener {
  return { popoverTarget: id, 'aria-haspopup': 'dialog' }
}
