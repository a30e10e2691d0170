/** Closes an open list of the menu at Escape, and at a press or the focus outside the menu. */
export function connectMenus(page: Document): void {
  const findOpen = () => page.querySelector<HTMLDetailsElement>('details[name=site-menu][open]')
  const leave = ({ target }: Event) => {
    const open = findOpen()
    if (!open || !(target instanceof Node) || open.closest('nav')?.contains(target)) return
    open.open = false
  }
  page.addEventListener('click', leave)
  page.addEventListener('focusin', leave)
  page.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' ? findOpen() : null
    if (!open) return
    open.open = false
    open.querySelector('summary')?.focus()
  })
}
