// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
export { packageSheet as default } from '../styled-system/panda.shared.ts'
