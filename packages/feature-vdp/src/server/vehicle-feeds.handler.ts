import { isShownInSearch } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import {
  createVehicleOffer,
  googleVehicleFeed,
  metaVehicleFeed,
  type VehicleFeed,
} from '../model/index.ts'
import { siteVersion } from './site-version.ts'
import { documentResponse, type StockDocument, type StockDocuments } from './stock-document.ts'

/** The advertising feeds by the name of their file. */
const feeds: Readonly<Record<string, VehicleFeed>> = {
  'google-vehicles.tsv': googleVehicleFeed,
  'meta-vehicles.csv': metaVehicleFeed,
}

/** Folder of the advertising feeds. */
export const VEHICLE_FEEDS_PATH = '/feeds'

function feedDocument(file: string, feed: VehicleFeed, site: Site): StockDocument {
  return {
    name: file,
    contentType: feed.contentType,
    begin: feed.header,
    end: '',
    // A sold one has no line at any time.
    entry: (car) =>
      isShownInSearch(car, site, 0) ? feed.line(createVehicleOffer(car, site)) : null,
  }
}

/**
 * Answers `/feeds/google-vehicles.tsv` and `/feeds/meta-vehicles.csv` with the site's cars that can
 * be bought; null for another name.
 * Source: D-104, PLUS-053
 */
export function createVehicleFeedsHandler({ documents }: { documents: StockDocuments }) {
  return async (request: Request, site: Site): Promise<Response | null> => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const feed = Object.hasOwn(feeds, name) ? feeds[name] : undefined
    if (!feed) return null
    const document = await documents.open(site, siteVersion(site), feedDocument(name, feed, site))
    const file = await document.file(0)
    return file && documentResponse(request, file, feed.contentType)
  }
}
