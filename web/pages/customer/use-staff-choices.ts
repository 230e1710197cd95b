import { useMemo } from 'react';
import type { EmployeeSummaryView } from '../../../src/modules/employees/contract/employee.view';
import type { Choice } from '../../shared/forms';

/** Everyone who works here, to choose one of. */
export const useStaffChoices = (staff: ReadonlyMap<string, EmployeeSummaryView>): Choice[] =>
  useMemo(
    () => [...staff.values()].map(({ _id, displayName }) => ({ value: _id, label: displayName })),
    [staff],
  );
