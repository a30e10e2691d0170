export {
  createShareLinks,
  type SharedPage,
  type ShareLink,
  type ShareService,
} from '../share-links.ts'
