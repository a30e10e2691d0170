import { isTurnView, turnFrames, turnView, type VehiclePicture } from './vehicle-picture.ts'

/** Vehicles are the same on both sides, so what is seen from the right is kept as seen from the left. */
interface KeptView {
  view: VehiclePicture['view']
  isMirrored: boolean
}

/** Which kept view a picture is made from: the right side and frames past the half turn are mirror images. */
export function keptView(view: VehiclePicture['view']): KeptView {
  if (view === 'side-right') return { view: 'side-left', isMirrored: true }
  const frame = isTurnView(view) ? Number(view.slice('turn-'.length)) : 0
  const isMirrored = frame > turnFrames / 2
  return { view: isMirrored ? turnView(turnFrames - frame) : view, isMirrored }
}
