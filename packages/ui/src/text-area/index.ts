export type { TextAreaProps } from './text-area.tsx'
export { TextArea } from './text-area.tsx'
