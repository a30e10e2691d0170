/** The part of a click, React's or the browser's own, that tells where a link would open. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** A click that a link would follow in the same tab: first button, no key held, answered by nobody yet. */
export const isPlainClick = (event: Click): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented
