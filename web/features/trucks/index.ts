import { lazy } from 'react';

export type { TrucksToday } from './list/truck-list-page';

/** The company's trucks. */
export const TruckList = lazy(() => import('./list/truck-list-page'));
