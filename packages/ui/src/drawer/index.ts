export type { DrawerProps } from './drawer.tsx'
export { Drawer } from './drawer.tsx'
