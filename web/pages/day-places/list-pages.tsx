import type { JSX } from 'react';
import { EmployeeList, EmployeePage } from '../../features/employees';
import { TruckList } from '../../features/trucks';
import { useMay } from '../../shared/auth';
import { usePeopleToday, useTrucksToday } from './use-places-today';
import { WeekStrip } from './week-strip';

/** /emma/admin/truck: the company's trucks, and what each does today. */
export function TrucksPage(): JSX.Element {
  return <TruckList today={useTrucksToday()} />;
}

/** /emma/admin/employee: everyone who works here, and where they are today. */
export function EmployeesPage(): JSX.Element {
  return <EmployeeList today={usePeopleToday()} />;
}

/** /emma/admin/employee/{id}: one of them, with their week. */
export function PersonPage(): JSX.Element {
  const maySee = useMay('dispatch');
  return (
    <EmployeePage
      weekOf={({ _id, branch }) =>
        maySee && <WeekStrip employeeId={_id} timezone={branch.timezone} homeBranch={branch.name} />
      }
    />
  );
}
