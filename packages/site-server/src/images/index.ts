export { chooseEncoding } from './choose-encoding.ts'
export type {
  FoundPicture,
  PictureElsewhere,
  PictureFile,
  PictureSource,
  SourcePicture,
} from './picture-source.ts'
