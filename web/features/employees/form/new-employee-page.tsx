import { useState, type JSX } from 'react';
import { PageFrame } from '../../../shared/pages';
import { useViewingBranchId } from '../../../shared/viewing-branch';
import { EmployeeEditor } from './employee-editor';
import { newEmployeeValues } from './employee-values';

/** /emma/admin/employee/new: of the branch being viewed, unless another is chosen. */
export default function NewEmployeePage(): JSX.Element {
  const branchId = useViewingBranchId();
  return branchId === null ? (
    <PageFrame title="New Employee" state="loading" />
  ) : (
    <BlankEmployee branchId={branchId} />
  );
}

/** The form stays as it is when another branch is viewed meanwhile. */
function BlankEmployee({ branchId }: { branchId: string }): JSX.Element {
  const [values] = useState(() => newEmployeeValues(branchId));
  return <EmployeeEditor employee={null} values={values} />;
}
