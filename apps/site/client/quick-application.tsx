import { ApplicationIsland, type ApplicationIslandProps } from '../islands/application.tsx'
import { createApplicationEffects } from '../islands/application-effects.ts'

/** The finance form in steps, for a dialog. */
export const drawApplication = (props: ApplicationIslandProps) => (
  <ApplicationIsland {...props} {...createApplicationEffects(props)} />
)
