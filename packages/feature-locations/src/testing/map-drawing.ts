import type { MapDrawing } from '../model/index.ts'
import { drawMap } from '../server/index.ts'

/** Map around Hamilton in Brisbane. */
export const aMapDrawing = (heightPerWidth = 9 / 16): MapDrawing =>
  drawMap([{ latitude: -27.439, longitude: 153.0629 }], heightPerWidth)
