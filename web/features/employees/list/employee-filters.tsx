import { Checkbox, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { useListBranchesQuery } from '../../branches';
import type { EmployeeListParams } from '../staff-api';
import styles from './employee-list.module.css';
import { ChoiceBox } from '../../../shared/ui';

export interface EmployeeFiltersProps {
  filters: EmployeeListParams;
  onChange: (change: EmployeeListParams) => void;
}

const ALL = 'all';
const PAUSE_MS = 250;

/** Who is listed; every choice takes effect at once, a text after a short pause. */
export function EmployeeFilters({ filters, onChange }: EmployeeFiltersProps): JSX.Element {
  const { data: branches = [] } = useListBranchesQuery();
  const [text, setText] = useState(filters.search ?? '');
  const search = useDebouncedCallback(
    (typed: string) => onChange({ search: typed.trim() || undefined }),
    PAUSE_MS,
  );
  const type = (typed: string): void => {
    setText(typed);
    search(typed);
  };
  return (
    <div className={styles.filters} role="search" aria-label="Employees">
      <TextInput
        className={styles.search}
        aria-label="Search employees"
        placeholder="Name or email"
        value={text}
        maxLength={200}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
        }
      />
      <ChoiceBox
        className={styles.branch}
        aria-label="Branch of the employees"
        data={[
          { value: ALL, label: 'All branches' },
          ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={filters.branch ?? ALL}
        onChange={(id) => onChange({ branch: id === ALL ? undefined : (id ?? undefined) })}
        allowDeselect={false}
      />
      <Checkbox
        label="Active only"
        checked={filters.filter !== 'all'}
        onChange={({ currentTarget }) =>
          onChange({ filter: currentTarget.checked ? undefined : 'all' })
        }
      />
    </div>
  );
}
