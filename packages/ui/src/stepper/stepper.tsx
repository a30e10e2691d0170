import { cx } from '@forecourt/styled-system/css'
import { hiddenText, stepper } from '@forecourt/styled-system/recipes'
import type { MouseEvent } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { isPlainClick } from '../plain-click/plain-click.ts'

export interface Step {
  /** Subject of the step, in one to three words. */
  label: string
  /** Address of the step; a done step with one is a link back to it. Default none. */
  href?: string
}

export interface StepperProps {
  /** The steps, in order. */
  steps: readonly Step[]
  /** The step shown now, from 0; the number of steps when all are done. */
  currentIndex: number
  /** Called on a plain click on a done step, which then does not load its page. Default: the links are links. */
  onStepChange?: (details: { index: number }) => void
  /** Name of the landmark. Default "Steps". */
  label?: string
  /** Further class names. Default none. */
  className?: string
}

type StepState = 'done' | 'current' | 'todo'

const stateWords: Readonly<Record<StepState, string>> = {
  done: 'done',
  current: 'current step',
  todo: 'not started',
}

function stateAt(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return 'current'
  return index < currentIndex ? 'done' : 'todo'
}

type StepItemProps = Pick<StepperProps, 'onStepChange'> & {
  step: Step
  index: number
  state: StepState
}

function StepItem({ step, index, state, onStepChange }: StepItemProps) {
  const classes = stepper()
  const content = (
    <>
      <span aria-hidden="true" className={classes.mark}>
        {state === 'done' ? <CheckIcon size={18} strokeWidth={3} /> : index + 1}
      </span>
      <span className={classes.label}>
        {step.label} <span className={hiddenText()}>({stateWords[state]})</span>
      </span>
    </>
  )
  if (state !== 'done' || !step.href) {
    return (
      <span className={classes.link} aria-current={state === 'current' ? 'step' : undefined}>
        {content}
      </span>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (!onStepChange || !isPlainClick(event)) return
    event.preventDefault()
    onStepChange({ index })
  }
  return (
    <a href={step.href} className={classes.link} onClick={onStepChange && onClick}>
      {content}
    </a>
  )
}

/** How far a form of several pages has come, and the way back to what is done. */
export function Stepper({
  steps,
  currentIndex,
  onStepChange,
  label = 'Steps',
  className,
}: StepperProps) {
  const classes = stepper()
  const current = steps[currentIndex]
  return (
    <nav aria-label={label} className={cx(classes.root, className)}>
      <ol className={classes.list}>
        {steps.map((step, index) => {
          const state = stateAt(index, currentIndex)
          return (
            <li key={step.label} data-state={state} className={classes.step}>
              <StepItem step={step} index={index} state={state} onStepChange={onStepChange} />
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className={classes.position}>
        {current ? (
          <>
            <span>
              Step {currentIndex + 1} of {steps.length}:
            </span>{' '}
            {current.label}
          </>
        ) : (
          'All steps done'
        )}
      </p>
    </nav>
  )
}
