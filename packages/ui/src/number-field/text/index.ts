export {
  clampNumber,
  formatNumberText,
  type NumberLimits,
  parseNumberText,
} from '../number-text.ts'
