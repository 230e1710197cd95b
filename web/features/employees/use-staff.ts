import { useMemo } from 'react';
import type { EmployeeSummaryView } from '../../../src/modules/employees/contract/employee.view';
import { useListStaffQuery } from './api';

const NOBODY: readonly EmployeeSummaryView[] = [];

/** Looks people up by their ids; unknown while the list is on its way. */
export function useStaff(): ReadonlyMap<string, EmployeeSummaryView> {
  const { data = NOBODY } = useListStaffQuery();
  return useMemo(() => new Map(data.map((person) => [person._id, person])), [data]);
}
