import type { OwnView } from '../../../shared/calendar';
import { createContext, useContext, type JSX, type ReactNode } from 'react';

/** What the calendar's view of trucks shows; the calendar itself hands on dates only. */
export const TrucksViewContext = createContext<ReactNode>(null);

const DAY_MS = 86_400_000;

function TrucksView(): JSX.Element {
  return <>{useContext(TrucksViewContext)}</>;
}

/** Trucks by time, a view of the calendar beside its week and month. */
export const trucksView: OwnView = Object.assign(TrucksView, {
  title: (date: Date): string => date.toDateString(),
  range: (date: Date): Date[] => [date],
  navigate: (date: Date, action: string): Date => {
    if (action === 'PREV') return new Date(date.getTime() - DAY_MS);
    return action === 'NEXT' ? new Date(date.getTime() + DAY_MS) : date;
  },
});
