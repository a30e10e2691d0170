export { chooseEncoding } from './choose-encoding.ts'
export {
  type FoundPicture,
  type PictureElsewhere,
  PictureElsewhereError,
  type PictureFile,
  type PictureSource,
  type SourcePicture,
} from './picture-source.ts'
