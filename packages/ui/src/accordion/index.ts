export type { AccordionItemProps, AccordionProps } from './accordion.tsx'
export { Accordion, AccordionItem } from './accordion.tsx'
