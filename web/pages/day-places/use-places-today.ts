import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListBranchesQuery } from '../../features/branches';
import { useStaff, type PeopleToday } from '../../features/employees';
import type { TrucksToday } from '../../features/trucks';
import { useMay } from '../../shared/auth';
import { useGetPlacesQuery } from './api';
import { personPlaceLabel, truckPlaceLabel } from './place-labels';

/** A page that stays open shows where people are now. */
const KEEPING_UP = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

function usePlaces() {
  const maySee = useMay('dispatch');
  const { data } = useGetPlacesQuery(maySee ? undefined : skipToken, KEEPING_UP);
  return { maySee, data };
}

/** What each truck does today; undefined for those who don't see it. */
export function useTrucksToday(): TrucksToday | undefined {
  const { maySee, data } = usePlaces();
  return useMemo(
    () =>
      maySee
        ? new Map(data?.trucks.map((place) => [place.truck, truckPlaceLabel(place)]))
        : undefined,
    [maySee, data],
  );
}

/** Where each person is today; undefined for those who don't see it. */
export function usePeopleToday(): PeopleToday | undefined {
  const { maySee, data } = usePlaces();
  const staff = useStaff();
  const { data: branches } = useListBranchesQuery();
  return useMemo(() => {
    if (!maySee) return undefined;
    const names = new Map(branches?.map(({ _id, name }) => [_id, name]));
    return new Map(
      data?.people.map((place) => {
        const isHome = staff.get(place.employee)?.branchId === place.branchId;
        const elsewhere = isHome ? '' : (names.get(place.branchId) ?? '');
        return [place.employee, personPlaceLabel(place, elsewhere)];
      }),
    );
  }, [maySee, data, staff, branches]);
}
