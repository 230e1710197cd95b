import type { JSX, ReactNode } from 'react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/pages';
import { useGetEmployeeQuery } from '../staff-api';
import { EmployeeEditor } from './employee-editor';
import { employeeValuesOf } from './employee-values';

export interface EmployeePageProps {
  /** What somebody does this week. */
  weekOf?: (employee: EmployeeView) => ReactNode;
}

/** /emma/admin/employee/{id}. */
export default function EmployeePage({ weekOf }: EmployeePageProps): JSX.Element {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetEmployeeQuery(id, { refetchOnFocus: true });
  if (!currentData) {
    return (
      <PageFrame
        title="Employee"
        state={error ? 'failed' : 'loading'}
        error={error}
        failedTitle="An error occurred retrieving this employee."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <EmployeeEditor
      key={id}
      employee={currentData}
      values={employeeValuesOf(currentData)}
      week={weekOf?.(currentData)}
    />
  );
}
