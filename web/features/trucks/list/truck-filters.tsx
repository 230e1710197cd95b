import { Checkbox } from '@mantine/core';
import type { JSX } from 'react';
import { useListBranchesQuery } from '../../branches';
import type { TruckListParams } from '../api';
import styles from './truck-list.module.css';
import { ChoiceBox } from '../../../shared/ui';

export interface TruckFiltersProps {
  filters: TruckListParams;
  onChange: (change: TruckListParams) => void;
}

const ALL = 'all';

/** Which trucks are listed; every choice takes effect at once. */
export function TruckFilters({ filters, onChange }: TruckFiltersProps): JSX.Element {
  const { data: branches = [] } = useListBranchesQuery();
  return (
    <div className={styles.filters} role="group" aria-label="Which trucks">
      <ChoiceBox
        className={styles.branch}
        aria-label="Branch of the trucks"
        data={[
          { value: ALL, label: 'All branches' },
          ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={filters.locationId ?? ALL}
        onChange={(id) => onChange({ locationId: id === ALL ? undefined : (id ?? undefined) })}
        allowDeselect={false}
      />
      <Checkbox
        label="In service only"
        checked={filters.filter !== 'all'}
        onChange={({ currentTarget }) =>
          onChange({ filter: currentTarget.checked ? undefined : 'all' })
        }
      />
      <Checkbox
        label="Rentals too"
        checked={filters.includeRentals === 'yes'}
        onChange={({ currentTarget }) =>
          onChange({ includeRentals: currentTarget.checked ? 'yes' : undefined })
        }
      />
    </div>
  );
}
