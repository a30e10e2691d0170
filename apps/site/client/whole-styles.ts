/**
 * Loads the rules of parts no page shows at first. The sheet repeats those of the page, so that all stand in one
 * order and what is on the page looks as before.
 * @throws when the sheet cannot be had; the next call tries again
 */
export { loadWholeStyles } from 'virtual:forecourt/press-styles'
