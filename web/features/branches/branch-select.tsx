import { IconBuildingWarehouse } from '@tabler/icons-react';
import type { JSX } from 'react';
import { ChoiceBox } from '../../shared/ui';
import { useViewingBranch } from './use-viewing-branch';

/** Chooses the branch to view. */
export function BranchSelect(): JSX.Element {
  const { branch, branches, choose } = useViewingBranch();
  return (
    <ChoiceBox
      aria-label="Branch"
      w="100%"
      leftSection={<IconBuildingWarehouse size={15} aria-hidden />}
      data={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={branch?._id ?? null}
      onChange={(id) => id && choose(id)}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
