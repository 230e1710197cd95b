import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useListBranchesQuery } from '../../branches';
import { useLazyGetLegQuery } from '../../maps';
import { drivesToFetch } from '../form/drives-to-fetch';
import { ENDS } from '../form/end-drives';
import { LEG_FIELDS } from '../form/legs-to';
import {
  useActivityPart,
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
} from '../form/customer-context';
import type { ActivityValues, CustomerValues } from '../form/values';
import { routeOf, type Drive } from './route-of';
import { newDrives, withKnownDrives, type KnownLegs } from './with-known-drives';

const PAUSE_MS = 300;
const ROUTE = ['_id', 'locations', 'operations', 'transitInfo'] as const;

/**
 * Has the drives of the day on screen measured as soon as both ends are known, before any save.
 * Draws nothing: each keystroke in a stop would draw what is around it again.
 */
export function DrivesAhead(): null {
  const { path, locked } = useActivityScope();
  const { base, editable } = useCustomerPage();
  const form = useCustomerFields();
  const activity = useActivityPart(ROUTE);
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const { data: branches = [] } = useListBranchesQuery();
  const [ask] = useLazyGetLegQuery();
  const [known, setKnown] = useState<KnownLegs>(() => new Map());
  const home = branches.find(({ _id }) => _id === branchId);
  const stored = base.move.activities.find(({ _id }) => _id === activity._id);
  const isHere = editable && !locked && branchId === base.branchId;

  const route = routeOf(home, activity);
  const isNewRoute = (): boolean =>
    drivesToFetch(base, form.getValues()).includes(activity._id) && isHere;
  const wanted = newDrives(activity as ActivityValues, stored, route).filter(
    ({ key }) => !known.has(key),
  );
  const asked = JSON.stringify(wanted.length > 0 && isNewRoute() ? wanted : []);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);

  useEffect(() => {
    for (const { key, ...drive } of JSON.parse(settled) as Drive[])
      ask(drive, true)
        .unwrap()
        .then((leg) => setKnown((before) => new Map(before).set(key, leg)))
        // It stays unknown; after a save the page says why.
        .catch(() => undefined);
  }, [settled, ask]);

  useEffect(() => {
    if (known.size === 0 || !isHere) return;
    const typed = form.getValues(path) as ActivityValues;
    const next = withKnownDrives(typed, stored, routeOf(home, typed), known);
    next.locations.forEach((stop, at) => {
      for (const field of LEG_FIELDS)
        if (typed.locations[at]?.[field] !== stop[field])
          form.setValue(`${path}.locations.${at}.${field}`, stop[field]);
    });
    for (const end of ENDS) {
      if (typed.transitInfo[end] !== next.transitInfo[end])
        form.setValue(`${path}.transitInfo.${end}`, next.transitInfo[end]);
      next.operations.forEach(({ bookingEnvelope }, at) => {
        if (typed.operations[at]?.bookingEnvelope[end] !== bookingEnvelope[end])
          form.setValue(`${path}.operations.${at}.bookingEnvelope.${end}`, bookingEnvelope[end]);
      });
    }
  }, [known, activity, stored, home, isHere, form, path]);

  return null;
}
