export { findPaint, neutralPaint } from '../paint.ts'
