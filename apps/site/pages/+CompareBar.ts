export { CompareBar } from '@forecourt/feature-leads'
