import { lazy } from 'react';

export type { TrucksToday } from './list/truck-columns';

/** The company's trucks. */
export const TruckList = lazy(() => import('./list/truck-list-page'));
