import { type OnViewerProblem, useCode } from '../viewer/use-code.ts'
import type { FullScreenProps } from './full-screen.tsx'

const loadFullScreen = () => import(/* @at-press */ './full-screen.tsx')

/** Fetches the code of the full screen before it is asked for. */
export const fetchFullScreen = () => void loadFullScreen().catch(() => undefined)

export interface FullScreenOnDemandProps extends FullScreenProps {
  /** Its code could not be loaded; it is closed again. Default none. */
  onProblem?: OnViewerProblem
}

/** The full screen, whose code comes when it is asked for. */
export function FullScreenOnDemand({ onProblem, ...props }: FullScreenOnDemandProps) {
  const code = useCode(loadFullScreen, (error) => {
    onProblem?.({ message: 'the code of the full screen did not load', error })
    props.onClose()
  })
  return code && <code.FullScreen {...props} />
}
