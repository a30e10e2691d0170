import { useRef } from 'react'
import { FieldButton } from '../field/index.ts'
import { repeatWhileHeld } from './step-by-hold.ts'

export interface StepButtonProps {
  label: string
  isPlus: boolean
  disabled: boolean
  onStep: () => void
}

/** Takes a step away or adds one, and goes on while it is held. */
export function StepButton({ isPlus, onStep, ...rest }: StepButtonProps) {
  const hasRepeated = useRef(false)
  return (
    <FieldButton
      {...rest}
      onPointerDown={(event) => {
        hasRepeated.current = false
        if (event.button === 0) repeatWhileHeld(event.currentTarget)
      }}
      onClick={({ detail }) => {
        // The pointer's own press at the end of a hold is one too many.
        if (detail === 0) hasRepeated.current = true
        if (detail === 0 || !hasRepeated.current) onStep()
      }}
    >
      <StepMark isPlus={isPlus} />
    </FieldButton>
  )
}

/* Drawn here, since a number field is on pages that use no other icon. */
function StepMark({ isPlus }: { isPlus: boolean }) {
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
