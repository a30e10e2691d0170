/** Stands in for InstantSearch's metadata middleware, which speaks to Algolia's crawler only. */
export const isMetadataEnabled = () => false

export const createMetadataMiddleware = () => () => ({})
