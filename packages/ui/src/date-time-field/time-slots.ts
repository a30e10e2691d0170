/** A time that can be asked for. */
export interface TimeSlot {
  /** Value that is sent, such as `10:00`. */
  value: string
  /** Words on the chip, such as "10:00 am". */
  label: string
  /** Why it cannot be chosen, such as "Taken". Default: it can. */
  unavailable?: string
}

/** A day and a time; an empty text is none. */
export interface DateTime {
  date: string
  time: string
}

/** The slot of a time that can be chosen, or undefined. */
export function openSlot(slots: readonly TimeSlot[], time: string): TimeSlot | undefined {
  return slots.find((slot) => slot.value === time && !slot.unavailable)
}

/** How many times are open, in words. */
export function slotCountText(slots: readonly TimeSlot[]): string {
  const count = slots.filter((slot) => !slot.unavailable).length
  if (count === 0) return 'No times'
  return count === 1 ? '1 time' : `${count} times`
}
