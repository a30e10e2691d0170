/// <reference types="vite/client" />

declare module 'virtual:forecourt/press-styles' {
  export function loadWholeStyles(): Promise<void>
}
