export { HeaderSlotsContext, type HeaderSlots } from './header-slots';
export type { PageDefinition } from './page-definition';
export { PageFailed, PageForbidden, type PageFailedProps } from './page-failed';
export { PageFrame, type PageFrameProps } from './page-frame';
export { PageMessage, type PageMessageProps } from './page-message';
export { PageSkeleton } from './page-skeleton';
export { StickyFooter, type StickyFooterProps } from './sticky-footer';
