import { Button, CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent, type JSX } from 'react';
import { FieldMessage } from '../../../shared/forms';
import { useListBranchesQuery } from '../../branches';
import { ALL_BRANCHES, type ListState } from './list-state';
import styles from './list.module.css';

export interface SearchFormProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** What to search for and where; Enter searches, the choices take effect at once. */
export function SearchForm({ state, onChange }: SearchFormProps): JSX.Element {
  const [text, setText] = useState(state.search);
  const [missing, setMissing] = useState(false);
  const { data: branches = [] } = useListBranchesQuery();
  // Back and forward change the address, and the box shows what was searched for then.
  useEffect(() => setText(state.search), [state.search]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const search = text.trim();
    setMissing(!search);
    // Best match first, whatever the list was sorted by.
    if (search) onChange({ search, sort: null });
  };
  const clear = (): void => {
    setText('');
    setMissing(false);
    onChange({ search: '', sort: null });
  };

  return (
    <form className={styles.form} role="search" aria-label="Customers" onSubmit={submit}>
      <TextInput
        className={styles.text}
        aria-label="Search customers"
        placeholder="Name, phone or e-mail, then Enter"
        value={text}
        maxLength={200}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setMissing(false);
        }}
        error={missing && <FieldMessage>Required!</FieldMessage>}
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={
          (text || state.search) && (
            <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />
          )
        }
      />
      <Button type="submit" variant="default">
        Search
      </Button>
      <Select
        className={styles.branch}
        aria-label="Branch of the customers"
        data={[
          { value: ALL_BRANCHES, label: 'All branches' },
          ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={state.branch}
        onChange={(branch) => branch && onChange({ branch })}
        allowDeselect={false}
        searchable={branches.length >= 8}
      />
      <SegmentedControl
        aria-label="Which customers"
        size="sm"
        data={[
          { value: 'active', label: 'Active' },
          { value: 'all', label: 'All' },
        ]}
        value={state.filter}
        onChange={(filter) => onChange({ filter: filter === 'all' ? 'all' : 'active' })}
      />
    </form>
  );
}
