export type { MapDrawing, MapLabel } from './map-drawing.ts'
export { MapDrawingView, type MapDrawingViewProps } from './map-drawing-view.tsx'
export type { MapPictureProps } from './map-picture.tsx'
export { MapPicture } from './map-picture.tsx'
