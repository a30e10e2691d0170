import { cx } from '@forecourt/styled-system/css'
import { ILLUSTRATION, IllustrationLabel } from '@forecourt/ui/picture'
import { Video } from '@forecourt/ui/video'
import { findVideoType } from '../../model/index.ts'
import { stageStyles } from '../gallery/stage.styles.ts'
import { viewerStyles } from './viewer.styles.ts'

export interface WalkaroundProps {
  /** The car's name. */
  name: string
  /** Address of the video. */
  url: string
  /** Picture shown until it plays. */
  poster: string
  /** It is not of this very car, and labelled so. Default false. */
  illustration?: boolean
}

/** The walkaround video; it plays when it is asked to. */
export function Walkaround({ name, url, poster, illustration = false }: WalkaroundProps) {
  const classes = viewerStyles()
  return (
    <div className={cx(stageStyles().root, classes.video)}>
      <Video
        title={`Walkaround: ${name}${illustration ? ` (${ILLUSTRATION.toLowerCase()})` : ''}`}
        poster={poster}
        sources={[{ src: url, type: findVideoType(url) }]}
      />
      {illustration && <IllustrationLabel className={classes.illustration} />}
    </div>
  )
}
