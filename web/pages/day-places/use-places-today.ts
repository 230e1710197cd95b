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
  const { data, isError } = useGetPlacesQuery(maySee ? undefined : skipToken, KEEPING_UP);
  return { maySee, data, isError };
}

/** What stands in the lists where nothing was read yet; it is asked again every minute. */
const unknownLabel = (isError: boolean): string => (isError ? 'Not known' : '…');

/** What each truck does today; undefined for those who don't see it. */
export function useTrucksToday(): TrucksToday | undefined {
  const { maySee, data, isError } = usePlaces();
  return useMemo((): TrucksToday | undefined => {
    if (!maySee) return undefined;
    if (!data) return () => unknownLabel(isError);
    const labels = new Map(data.trucks.map((place) => [place.truck, truckPlaceLabel(place)]));
    return (id) => labels.get(id) ?? '';
  }, [maySee, data, isError]);
}

/** Where each person is today; undefined for those who don't see it. */
export function usePeopleToday(): PeopleToday | undefined {
  const { maySee, data, isError } = usePlaces();
  const staff = useStaff();
  const { data: branches } = useListBranchesQuery();
  return useMemo((): PeopleToday | undefined => {
    if (!maySee) return undefined;
    if (!data) return () => unknownLabel(isError);
    const names = new Map(branches?.map(({ _id, name }) => [_id, name]));
    const labels = new Map(
      data.people.map((place) => {
        const isHome = staff.get(place.employee)?.branchId === place.branchId;
        const elsewhere = isHome ? '' : (names.get(place.branchId) ?? '');
        return [place.employee, personPlaceLabel(place, elsewhere)];
      }),
    );
    return (id) => labels.get(id) ?? '';
  }, [maySee, data, isError, staff, branches]);
}
