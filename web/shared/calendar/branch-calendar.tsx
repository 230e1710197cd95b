import { lazy, Suspense, type JSX, type ReactNode } from 'react';
import type { View } from 'react-big-calendar';
import type { StockCalendarProps } from './stock-calendar';

export type BranchCalendarProps<Event extends object> = Omit<StockCalendarProps<Event>, 'view'> & {
  /** One of the library's views, or one of `own`. */
  view: string;
  /** A page's own views beside the library's, by their names. */
  own?: Readonly<Record<string, ReactNode>>;
  /** Shown while the library is on its way. */
  skeleton?: ReactNode;
};

// The library is loaded by those who look at one of its views: a page's own views do without.
const StockCalendar = lazy(() => import('./stock-calendar'));

/** The calendar in a branch's zone; put a CalendarToolbar above it. */
export function BranchCalendar<Event extends object>(
  props: BranchCalendarProps<Event>,
): JSX.Element {
  const { view, own, skeleton, ...rest } = props;
  if (own && view in own) return <>{own[view]}</>;
  return (
    <Suspense fallback={skeleton}>
      {/* `lazy` forgets of which events the calendar is. */}
      <StockCalendar {...(rest as StockCalendarProps<object>)} view={view as View} />
    </Suspense>
  );
}
