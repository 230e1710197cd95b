import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useMay } from '../../../shared/auth';
import { FieldMessage } from '../../../shared/forms';
import { isShortcut, KeyHint } from '../../../shared/shortcuts';
import { ChoiceBox, Segments } from '../../../shared/ui';
import { useListBranchesQuery } from '../../branches';
import { FilterChips } from './filters/filter-chips';
import { FilterMenu, type FilterMenuProps } from './filters/filter-menu';
import { withFilters } from './filters/list-filters';
import { ALL_BRANCHES, type ListState } from './list-state';
import styles from './list.module.css';
import type { ChangeList } from './use-list-state';
import { useSearchBox } from './use-search-box';

export interface SearchFormProps extends Pick<FilterMenuProps, 'people' | 'sources'> {
  state: ListState;
  onChange: ChangeList;
  /** The arrow that leads from the box to the rows. */
  onDown: () => void;
}

/** What to search for and where; the choices take effect at once. */
export function SearchForm(props: SearchFormProps): JSX.Element {
  const { state, people, sources, onChange, onDown } = props;
  const { filters } = state;
  const box = useSearchBox(state, onChange);
  const { data: branches = [] } = useListBranchesQuery();
  // Who moves does not see emails.
  const maySell = useMay('sell');
  const narrow: FilterMenuProps['onChange'] = (change) =>
    box.change({ filters: withFilters(filters, change) });

  return (
    <div className={styles.form} role="search" aria-label="Customers">
      <TextInput
        className={styles.text}
        aria-label="Search customers"
        placeholder={maySell ? 'Name, phone or email' : 'Name or phone'}
        data-page-search
        value={box.text}
        maxLength={200}
        onChange={({ currentTarget }) => box.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') box.submit();
          else if (isShortcut(event, 'goToRow')) onDown();
          else return;
          event.preventDefault();
        }}
        error={box.missing && <FieldMessage>Required!</FieldMessage>}
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={
          box.text || state.search ? (
            <CloseButton size="sm" aria-label="Clear the search" onClick={box.clear} />
          ) : (
            <KeyHint of="searchList" />
          )
        }
      />
      <ChoiceBox
        className={styles.branch}
        aria-label="Branch of the customers"
        data={[
          { value: ALL_BRANCHES, label: 'All branches' },
          ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={state.branch}
        onChange={(branch) => branch && box.change({ branch })}
        allowDeselect={false}
      />
      <Segments
        aria-label="Which customers"
        data={[
          { value: 'active', label: 'Active' },
          { value: 'all', label: 'All' },
        ]}
        value={state.filter}
        onChange={(filter) => box.change({ filter })}
      />
      <FilterChips
        {...{ filters, people }}
        onRemove={(names) => narrow(Object.fromEntries(names.map((name) => [name, ''])))}
      />
      <FilterMenu {...{ filters, people, sources }} onChange={narrow} />
    </div>
  );
}
