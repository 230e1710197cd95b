import { lazy, Suspense, type JSX, type ReactNode } from 'react';
import type { View } from 'react-big-calendar';
import type { StockCalendarProps } from './stock-calendar';

export type BranchCalendarProps<Event extends object> = Omit<StockCalendarProps<Event>, 'view'> & {
  /** One of the library's views, or one of `own`. */
  view: string;
  /** A page's own views besides the library's, by name. */
  own?: Readonly<Record<string, ReactNode>>;
  /** Shown while the library is loading. */
  skeleton?: ReactNode;
};

// The library is loaded only for its own views: a page's own views do without it.
const StockCalendar = lazy(() => import('./stock-calendar'));

/** The calendar in a branch's zone; put a CalendarToolbar above it. */
export function BranchCalendar<Event extends object>(
  props: BranchCalendarProps<Event>,
): JSX.Element {
  const { view, own, skeleton, ...rest } = props;
  if (own && view in own) return <>{own[view]}</>;
  return (
    <Suspense fallback={skeleton}>
      {/* `lazy` loses the type of the calendar's events. */}
      <StockCalendar {...(rest as StockCalendarProps<object>)} view={view as View} />
    </Suspense>
  );
}
