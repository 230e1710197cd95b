export { FormSection } from './form-section';
export { HeaderSlotsContext, type HeaderSlots } from './header-slots';
export { ListHeading } from './list-heading';
export type { PageDefinition } from './page-definition';
export { PageFailed, PageForbidden } from './page-failed';
export { PageFrame } from './page-frame';
export { PageMessage } from './page-message';
export { PageSkeleton } from './page-skeleton';
export { StickyFooter } from './sticky-footer';
