/** Minus or plus of a step button; drawn here, since a number field is on pages that use no other icon. */
export function StepMark({ isPlus }: { isPlus: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={isPlus ? 'M4 10h12M10 4v12' : 'M4 10h12'} />
    </svg>
  )
}
