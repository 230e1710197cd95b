export { isFloating } from './floating';
export { FormSection } from './form-section';
export { HeaderSlotsContext, type HeaderSlots } from './header-slots';
export { ListHeading } from './list-heading';
export { loadCode, loadPage, whenLoaded } from './load-code';
export type { PageCode, PageDefinition, PartDefinition } from './page-definition';
export {
  beneathOf,
  BeneathContext,
  isNextTo,
  OverContext,
  useOpensOver,
  useOver,
  useOwnPlace,
  useQuery,
  type Beneath,
} from './overlay-navigation';
export { PageFailed, PageForbidden } from './page-failed';
export { PageFrame } from './page-frame';
export { PageMessage } from './page-message';
export { thingAsked, useOfferThings, useThingsOnPage, type PageThing } from './page-things';
export { PageSkeleton } from './page-skeleton';
export { openingAt, useOpening, type Opening } from './use-opening';
export { useShown } from './shown';
export { StickyFooter } from './sticky-footer';
export { useToday } from './use-today';
export { warmUpBy, warmUpPage } from './warm-up';
export { useDialogTitle, useWindowTitle } from './use-document-title';
export { askedDayIn, wayBackIn, withAskedDay, withWayBack } from './with-address';
