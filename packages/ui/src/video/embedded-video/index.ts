export { type EmbeddedVideo, findEmbeddedVideo } from '../embedded-video.ts'
