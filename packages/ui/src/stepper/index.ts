export type { Step, StepperProps } from './stepper.tsx'
export { Stepper } from './stepper.tsx'
