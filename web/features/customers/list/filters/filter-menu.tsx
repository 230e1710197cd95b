import { Button, MultiSelect, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { MANAGERS, MAX_SILENT_DAYS } from '#modules/customers/contract/customer-list-terms.js';
import { NumberBox } from '../../../../shared/forms';
import { STAGES } from '../../../../shared/labels';
import type { People } from '../../people';
import { DayRangeFilter } from './day-range-filter';
import styles from './filters.module.css';
import { DAY_RANGES, type FilterName, type ListFilters } from './list-filters';
import { SENT_CHOICES } from './sent-labels';
import { ChoiceBox } from '../../../../shared/ui';

export interface FilterMenuProps {
  filters: ListFilters;
  people: People;
  /** Names of marketing sources; none: not offered. */
  sources: readonly string[];
  onChange: (change: Partial<Record<FilterName, string>>) => void;
}

interface FilterSelectProps {
  label: string;
  value: string | undefined;
  data: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Inside the panel: a list that opens outside it would close it. */
const INSIDE = { withinPortal: false };

function FilterSelect({ label, value, data, onChange }: FilterSelectProps): JSX.Element {
  return (
    <ChoiceBox
      label={label}
      size="xs"
      placeholder="Any"
      clearable
      data={[...data]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
      comboboxProps={INSIDE}
    />
  );
}

const managersOf = (people: People) => [
  { value: MANAGERS.me, label: 'Me' },
  { value: MANAGERS.nobody, label: 'Nobody' },
  ...[...people.values()].map(({ _id, displayName }) => ({ value: _id, label: displayName })),
];

/** Everything that the list can be narrowed down by; each choice takes effect at once. */
export function FilterMenu({ filters, people, sources, onChange }: FilterMenuProps): JSX.Element {
  return (
    <Popover position="bottom-start" width={340} trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          h={30}
          leftSection={<IconFilter size={15} aria-hidden />}
        >
          Filter
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu}>
        <MultiSelect
          label="Stage"
          size="xs"
          placeholder={filters.stage ? '' : 'Any'}
          clearable
          data={STAGES.map(({ stage, label }) => ({ value: String(stage), label }))}
          value={filters.stage?.split(',') ?? []}
          onChange={(stages) => onChange({ stage: stages.join(',') })}
          comboboxProps={INSIDE}
        />
        <FilterSelect
          label="Status"
          value={filters.status}
          data={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
          onChange={(status) => onChange({ status })}
        />
        <FilterSelect
          label="Manager"
          value={filters.manager}
          data={managersOf(people)}
          onChange={(manager) => onChange({ manager })}
        />
        {sources.length > 0 && (
          <FilterSelect
            label="Source"
            value={filters.source}
            data={sources.map((name) => ({ value: name, label: name }))}
            onChange={(source) => onChange({ source })}
          />
        )}
        {DAY_RANGES.map((range) => (
          <DayRangeFilter key={range.label} {...{ range, filters, onChange }} />
        ))}
        <NumberBox
          label="No answer for days"
          size="xs"
          decimals={0}
          min={1}
          max={MAX_SILENT_DAYS}
          value={filters.silentDays ? Number(filters.silentDays) : null}
          onChange={(days) => onChange({ silentDays: days ? String(days) : '' })}
        />
        <FilterSelect
          label="Email sent"
          value={filters.sent}
          data={SENT_CHOICES}
          onChange={(sent) => onChange({ sent })}
        />
        <FilterSelect
          label="Booked"
          value={filters.confirmed}
          data={[
            { value: 'yes', label: 'Confirmed to the customer' },
            { value: 'no', label: 'Not confirmed' },
          ]}
          onChange={(confirmed) => onChange({ confirmed })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
