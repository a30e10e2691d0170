export { type Click, isPlainClick } from './plain-click.ts'
