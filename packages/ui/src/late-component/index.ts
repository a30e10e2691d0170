export { createLateComponent, type LateComponent } from './late-component.tsx'
