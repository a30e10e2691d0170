/** Words before the name of a car in the `title` of the heart that saves it. */
const prefix = 'Save '

/** Name of the heart that saves a car. */
export const formatHeartTitle = (name: string): string => prefix + name

/** Name of the car a heart saves, by its `title`; empty for another button. */
export const readSavedName = (title: string): string =>
  title.startsWith(prefix) ? title.slice(prefix.length) : ''
