import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { useActivityPart } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { RouteStrip } from './route-strip';

const ROUTE = ['locations', 'transitInfo'] as const;

/** The route strip of the day on screen, as it is typed. */
export function RouteOfForm(): JSX.Element {
  const day = useActivityPart(ROUTE);
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  return <RouteStrip branchId={branchId} day={day} />;
}
