import type { JSX } from 'react';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { useListBranchesQuery } from '../../branches';
import { SelectField } from '../../../shared/forms';
import { useCustomerPage } from '../form/customer-context';
import { useBranchChange } from './use-branch-change';

/** The branch that does the move; fixed while any truck is assigned. */
export function BranchField(): JSX.Element {
  const { base, editable } = useCustomerPage();
  const { data: branches = [] } = useListBranchesQuery();
  const changed = useBranchChange();
  const booked = base.move.activities.some(({ operations }) => isTrucked(operations));
  const known = branches.some(({ _id }) => _id === base.branchId);
  const own = known ? [] : [{ value: base.branchId, label: base.branch.name }];
  return (
    <SelectField
      name="branchId"
      label="Branch"
      required
      choices={[...own, ...branches.map(({ _id, name }) => ({ value: _id, label: name }))]}
      disabled={!editable || booked}
      onChosen={(branchId) => branchId && void changed(branchId)}
    />
  );
}
