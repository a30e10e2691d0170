import type { CarHotspot } from '@forecourt/stock/model'
import { cx } from '@forecourt/styled-system/css'
import { PauseIcon, PlayIcon, SpinIcon } from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import { Picture } from '@forecourt/ui/picture'
import { Progress } from '@forecourt/ui/progress'
import type { ComponentPropsWithoutRef, Ref } from 'react'
import { TURN_FAILED } from '../../model/error-message.ts'
import {
  formatCounter,
  formatFrame,
  listHotspotsOnFrame,
  moveFrame,
  SPIN_ARROW_FRAMES,
} from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf, SPIN_WIDTHS, spinSizes } from '../gallery/image-set.ts'
import { stageStyles } from '../gallery/stage.styles.ts'
import { StageArrows } from '../gallery/stage-arrows.tsx'
import { Hotspots } from './hotspots.tsx'
import type { SpinState } from './spin-engine.ts'
import type { OnViewerProblem } from './use-code.ts'
import { useSpin } from './use-spin.ts'
import { viewerStyles } from './viewer.styles.ts'

export interface SpinViewProps {
  /** The car's name. */
  name: string
  /** Addresses of the frames in order, at least two. */
  frames: readonly string[]
  /** Frame shown, from 0. */
  frame: number
  /** Points of interest; those of the frame show. Default none. */
  hotspots?: readonly CarHotspot[]
  /** Widths a frame is available in. Default the frame's own address. */
  imageSet?: GalleryImageSet
  /** Natural width of the frames in pixels: they are shown no wider. Default unknown, as wide as the stage. */
  frameWidth?: number | null
  /** Address that shows a frame (from 0) without script. */
  hrefFor: (frame: number) => string
  /** How far the frames are: `still` without script, then `loading`, `ready` or `failed`. Default `still`. */
  status?: SpinState['status']
  /** Frames that are there. Default 0. */
  loaded?: number
  /** True when it turns by itself now. Default false. */
  isTurning?: boolean
  /** True when it says how to turn it. Default false. */
  showsHelp?: boolean
  /** Handlers of the picture one drags on. Default none: it is a picture, not a slider. */
  surface?: ComponentPropsWithoutRef<'div'>
  /** The whole, to be watched for being in sight. Default none. */
  root?: Ref<HTMLDivElement>
  /** A visitor asked to turn by frames. Default: the address is followed. */
  onStep?: (choice: { steps: number }) => void
  /** A visitor asked it to turn by itself, or to rest. Default none: no such button. */
  onTurning?: (choice: { turning: boolean }) => void
}

function Arrows({ frame, frames, hrefFor, onStep }: SpinViewProps) {
  const turn = (label: string, steps: number) => ({
    label,
    href: hrefFor(moveFrame(frame, steps, frames.length)),
    onPress: onStep && (() => onStep({ steps })),
  })
  return (
    <StageArrows
      previous={turn('Turn left', -SPIN_ARROW_FRAMES)}
      next={turn('Turn right', SPIN_ARROW_FRAMES)}
    />
  )
}

function Status({
  frames,
  status,
  loaded = 0,
  isTurning = false,
  showsHelp = false,
  onTurning,
}: SpinViewProps) {
  const classes = viewerStyles()
  const count = frames.length
  if (status === 'loading')
    return (
      <div className={classes.progress}>
        <Progress
          label="Loading 360° view"
          value={loaded}
          max={count}
          valueText={`${loaded} of ${count}`}
          size="sm"
        />
      </div>
    )
  if (status === 'failed') return <output className={classes.notice}>{TURN_FAILED}</output>
  if (status !== 'ready' || !onTurning) return null
  return (
    <>
      <div className={classes.corner}>
        <IconButton
          label={isTurning ? 'Stop turning' : 'Turn by itself'}
          variant="raised"
          shape="round"
          onClick={() => onTurning({ turning: !isTurning })}
        >
          {isTurning ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
        </IconButton>
      </div>
      {showsHelp && (
        <p className={classes.help} aria-hidden="true">
          <SpinIcon size={16} />
          Drag to turn
        </p>
      )}
    </>
  )
}

/** One frame of the turn: a slider where a script answers, a picture between two links where none does. */
export function SpinView(props: SpinViewProps) {
  const { name, frames, frame, hotspots = [], imageSet, surface, root, status = 'still' } = props
  const { frameWidth = null } = props
  const classes = viewerStyles()
  const stage = stageStyles()
  const url = frames[frame] ?? frames[0]
  if (!url) return null
  const text = formatFrame(frame, frames.length)
  const slider = surface && {
    ...surface,
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Turn the ${name}`,
    'aria-valuemin': 1,
    'aria-valuemax': frames.length,
    'aria-valuenow': frame + 1,
    'aria-valuetext': text,
  }
  return (
    <div ref={root} className={cx(stage.root, classes.stage, classes.turntable)}>
      <div className={classes.turn} style={{ maxWidth: frameWidth ?? undefined }}>
        <div className={classes.surface} {...slider}>
          <Picture
            {...imageSetOf(url, imageSet, SPIN_WIDTHS)}
            alt={surface ? '' : `${name}, ${text.toLowerCase()}`}
            width={960}
            sizes={spinSizes(frameWidth)}
            decoding="sync"
            priority
          />
        </div>
        <Hotspots hotspots={listHotspotsOnFrame(hotspots, frame)} />
      </div>
      {status !== 'failed' && <Arrows {...props} />}
      {status !== 'failed' && (
        <p className={stage.counter} aria-hidden={surface ? true : undefined}>
          {formatCounter(frame, frames.length)}
        </p>
      )}
      <Status {...props} status={status} />
    </div>
  )
}

export interface SpinProps
  extends Pick<
    SpinViewProps,
    'name' | 'frames' | 'frame' | 'hotspots' | 'imageSet' | 'frameWidth' | 'hrefFor'
  > {
  /** A frame, or the code that turns them, could not be loaded. Default none. */
  onProblem?: OnViewerProblem
}

/** The turn with its state: it fetches its frames, turns by itself until a visitor acts, and follows drag and keys. */
export function Spin({ onProblem, ...props }: SpinProps) {
  const { frames, frame, imageSet, frameWidth } = props
  const spin = useSpin({ frames, frame, imageSet, frameWidth, onProblem })
  return <SpinView {...props} {...spin} />
}
