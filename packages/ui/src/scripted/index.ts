export { useScripted } from './use-scripted.ts'
