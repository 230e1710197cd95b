import { useMemo } from 'react';
import type { ShortEmployeeView } from '../../../src/modules/employees/contract/employee.view';
import { useListStaffQuery } from './api';

const NOBODY: readonly ShortEmployeeView[] = [];

/** Looks people up by their ids; unknown while the list is on its way. */
export function useStaff(): ReadonlyMap<string, ShortEmployeeView> {
  const { data = NOBODY } = useListStaffQuery();
  return useMemo(() => new Map(data.map((person) => [person._id, person])), [data]);
}
