import { join } from 'node:path'
import {
  createEmbeddedGeocoder,
  createGoogleGeocoder,
  createRememberingGeocoder,
} from '@forecourt/feature-locations/adapters'
import type { Geocoder } from '@forecourt/feature-locations/model'
import { openImages } from '../images/open-images.ts'
import type { Env } from '../process/env.ts'
import { createClosers } from './closers.ts'
import { openSelling } from './open-selling.ts'
import { foldersOf, openStock } from './open-stock.ts'
import { beginOpening, inData, type Opening } from './opening.ts'
import type { SiteDeps, SiteOverrides } from './site-deps.ts'

const chooseGeocoder = ({ FORECOURT_GOOGLE_MAPS_KEY: key }: Env): Geocoder =>
  key ? createRememberingGeocoder(createGoogleGeocoder({ key, fetch })) : createEmbeddedGeocoder()

/**
 * Opens everything a site runs on: tenant files, stores, search index, delivery of leads, pictures.
 * A failure closes again all that was opened before it.
 * @throws StartError or DatabaseError with the cause and the way out
 */
export async function createSiteDeps(env: Env, overrides: SiteOverrides = {}): Promise<SiteDeps> {
  const closers = createClosers()
  try {
    return await openAll(await beginOpening(env, overrides, closers))
  } catch (error) {
    await closers.close()
    throw error
  }
}

const openPictures = ({ env, logger, metrics, overrides, sites }: Opening) =>
  inData(async () =>
    openImages({
      sources: (await overrides.openPictures?.()) ?? [],
      folder: join(env.FORECOURT_DATA, 'images'),
      atMostMegabytes: env.FORECOURT_PICTURE_CACHE_MB,
      photoOrigins: env.FORECOURT_PHOTO_ORIGINS,
      siteById: sites.siteById,
      logger,
      onRefused: () => metrics.countRefusal('picture_queue'),
    }),
  )

async function openAll(opening: Opening): Promise<SiteDeps> {
  const { clock, env, logger, metrics, overrides, sites, stores, workers } = opening
  const stock = await openStock(opening)
  const geocoder = overrides.geocoder ?? chooseGeocoder(env)
  const selling = await openSelling(opening, stock, geocoder)
  const images = await openPictures(opening)
  await workers?.opened()
  return {
    ...stock,
    ...selling,
    env,
    logger,
    metrics,
    clock,
    sites,
    geocoder,
    images,
    mediaFolders: foldersOf(opening, 'media', overrides.media),
    workers,
    isReady: stores.isReady,
    close: opening.closers.close,
  }
}
