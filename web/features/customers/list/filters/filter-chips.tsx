import { CloseButton } from '@mantine/core';
import type { JSX } from 'react';
import { MANAGERS } from '#modules/customers/contract/customer-list-terms.js';
import { stageLabel } from '../../../../shared/labels';
import type { People } from '../../people';
import styles from './filters.module.css';
import { rangeWords } from './day-range-labels';
import { DAY_RANGES, type FilterName, type ListFilters } from './list-filters';
import { SENT_LABELS } from './sent-labels';

interface Chip {
  label: string;
  value: string;
  /** The filters that it stands for. */
  names: readonly FilterName[];
}

function managerName(manager: string, people: People): string {
  if (manager === MANAGERS.me) return 'me';
  if (manager === MANAGERS.nobody) return 'nobody';
  return people.get(manager)?.displayName ?? '…';
}

const dayCount = (days: string): string => `${days} ${days === '1' ? 'day' : 'days'}`;

/** How each filter is named, and what it says. */
const SAID: readonly {
  name: FilterName;
  label: string;
  say: (value: string, people: People) => string;
}[] = [
  {
    name: 'stage',
    label: 'Stage',
    say: (value) => value.split(',').map(Number).map(stageLabel).join(', '),
  },
  { name: 'status', label: 'Status', say: (value) => value },
  { name: 'manager', label: 'Manager', say: managerName },
  { name: 'source', label: 'Source', say: (value) => value },
  { name: 'silentDays', label: 'No answer for', say: dayCount },
  { name: 'sent', label: 'Email sent', say: (value) => SENT_LABELS[value] ?? value },
  {
    name: 'confirmed',
    label: 'Booked,',
    say: (value) => (value === 'yes' ? 'confirmed' : 'not confirmed'),
  },
];

function chipsOf(filters: ListFilters, people: People): Chip[] {
  const facts = SAID.flatMap(({ name, label, say }): Chip[] => {
    const value = filters[name];
    return value ? [{ label, value: say(value, people), names: [name] }] : [];
  });
  const days = DAY_RANGES.flatMap(({ label, from, to }): Chip[] => {
    const [first = '', last = ''] = [filters[from], filters[to]];
    return first || last ? [{ label, value: rangeWords(first, last), names: [from, to] }] : [];
  });
  return [...facts, ...days];
}

export interface FilterChipsProps {
  filters: ListFilters;
  people: People;
  onRemove: (names: readonly FilterName[]) => void;
}

/** What narrows the list down, each with a button that takes it away. */
export function FilterChips({ filters, people, onRemove }: FilterChipsProps): JSX.Element {
  return (
    <>
      {chipsOf(filters, people).map(({ label, value, names }) => (
        <span key={label} className={styles.chip}>
          <span>
            {label} <strong>{value}</strong>
          </span>
          <CloseButton
            size="xs"
            aria-label={`Without ${label} ${value}`}
            onClick={() => onRemove(names)}
          />
        </span>
      ))}
    </>
  );
}
