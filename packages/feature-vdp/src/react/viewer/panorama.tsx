import type { CarHotspot } from '@forecourt/stock/model'
import { cx } from '@forecourt/styled-system/css'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  MinusIcon,
  PlusIcon,
} from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import { ILLUSTRATION, IllustrationLabel } from '@forecourt/ui/picture'
import { formatLook, type Look, listHotspotsOnPicture, projectOnScreen } from '../../model/index.ts'
import { stageStyles } from '../gallery/stage.styles.ts'
import { Hotspots } from './hotspots.tsx'
import type { OnViewerProblem } from './use-code.ts'
import { usePanorama } from './use-panorama.ts'
import { viewerStyles } from './viewer.styles.ts'

export interface PanoramaProps {
  /** The car's name. */
  name: string
  /** Address of the equirectangular picture. */
  src: string
  /** Points of interest on the picture. Default none. */
  hotspots?: readonly CarHotspot[]
  /** It is not of this very car, and labelled so. Default false. */
  illustration?: boolean
  /** The picture, or the code that turns it, could not be loaded; it then scrolls sideways. Default none. */
  onProblem?: OnViewerProblem
}

const directions = [
  ['ArrowLeft', 'Look left', ArrowLeftIcon],
  ['ArrowRight', 'Look right', ArrowRightIcon],
  ['ArrowUp', 'Look up', ArrowUpIcon],
  ['ArrowDown', 'Look down', ArrowDownIcon],
  ['+', 'Look closer', PlusIcon],
  ['-', 'Look from further off', MinusIcon],
] as const

function Directions({ onPress }: { onPress: (key: string) => void }) {
  const classes = viewerStyles()
  return (
    <fieldset className={classes.directions} aria-label="Look around">
      {directions.map(([key, label, Icon]) => (
        <IconButton
          key={key}
          label={label}
          variant="raised"
          shape="round"
          size="sm"
          onClick={() => onPress(key)}
        >
          <Icon size={18} />
        </IconButton>
      ))}
    </fieldset>
  )
}

const hotspotsInSight = (hotspots: readonly CarHotspot[], look: Look, aspect: number) =>
  listHotspotsOnPicture(hotspots).flatMap((hotspot) => {
    const place = projectOnScreen(hotspot, look, aspect)
    return place ? [{ ...hotspot, ...place }] : []
  })

/** The whole picture in a box that scrolls sideways: what there is without script and without WebGL. */
function FlatPanorama({
  name,
  src,
  illustration,
}: Pick<PanoramaProps, 'name' | 'src' | 'illustration'>) {
  const classes = viewerStyles()
  return (
    <section
      className={classes.scroller}
      aria-label="Interior, scroll sideways to look around"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys
      tabIndex={0}
    >
      <img
        src={src}
        alt={`${illustration ? `${ILLUSTRATION}: ` : ''}${name}, the interior all the way round`}
        decoding="async"
        className={classes.panorama}
      />
    </section>
  )
}

/** Inside the car: one looks around by drag, keys and buttons. */
export function Panorama({
  name,
  src,
  hotspots = [],
  illustration = false,
  onProblem,
}: PanoramaProps) {
  const classes = viewerStyles()
  const { look, canvas, isReady, aspect, surface, press } = usePanorama(src, onProblem)
  const slider = isReady && {
    ...surface,
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Look around inside the ${name}`,
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    'aria-valuenow': Math.round(look.yaw) % 360,
    'aria-valuetext': formatLook(look),
  }
  return (
    <div className={cx(stageStyles().root, classes.stage)}>
      {!isReady && <FlatPanorama name={name} src={src} illustration={illustration} />}
      <div className={classes.surface} {...slider} hidden={!isReady}>
        <canvas ref={canvas} className={classes.canvas} />
      </div>
      {isReady && (
        <>
          <Hotspots hotspots={hotspotsInSight(hotspots, look, aspect)} />
          <Directions onPress={press} />
        </>
      )}
      {illustration && <IllustrationLabel className={classes.illustration} />}
    </div>
  )
}
