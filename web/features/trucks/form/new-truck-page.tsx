import { useState, type JSX } from 'react';
import { PageFrame } from '../../../shared/pages';
import { useViewingBranchId } from '../../../shared/viewing-branch';
import { TruckEditor } from './truck-editor';
import { newTruckValues } from './truck-values';

/** /emma/admin/truck/new: of the branch being viewed, unless another is chosen. */
export default function NewTruckPage(): JSX.Element {
  const branchId = useViewingBranchId();
  return branchId === null ? (
    <PageFrame title="New Truck" state="loading" />
  ) : (
    <BlankTruck branchId={branchId} />
  );
}

/** The form stays as it is when another branch is viewed meanwhile. */
function BlankTruck({ branchId }: { branchId: string }): JSX.Element {
  const [values] = useState(() => newTruckValues(branchId));
  return <TruckEditor truck={null} values={values} />;
}
