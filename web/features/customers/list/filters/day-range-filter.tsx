import { useState, type JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { DayChoice } from '../../../../shared/forms';
import { rangeWords, USUAL_RANGES } from './day-range-labels';
import styles from './filters.module.css';
import type { DayRange, FilterName, ListFilters } from './list-filters';
import { ChoiceBox } from '../../../../shared/ui';

export interface DayRangeFilterProps {
  range: DayRange;
  filters: ListFilters;
  onChange: (change: Partial<Record<FilterName, string>>) => void;
}

const OWN = 'own';
const keyOf = (from: string, to: string): string => `${from}..${to}`;
const dayOf = (day: string): string | null => (isLocalDate(day) ? day : null);

/** Days that a filter is about: usual ranges counted from today, or one's own from the calendar. */
export function DayRangeFilter({ range, filters, onChange }: DayRangeFilterProps): JSX.Element {
  const { label } = range;
  const [from = '', to = ''] = [filters[range.from], filters[range.to]];
  const [isOwn, setOwn] = useState(isLocalDate(from) || isLocalDate(to));
  const set = (first: string, last: string): void =>
    onChange({ [range.from]: first, [range.to]: last });
  const isUsual = USUAL_RANGES.some((usual) => usual.from === from && usual.to === to);
  const isOther = Boolean(from || to) && !isUsual && !isOwn;
  return (
    <>
      <ChoiceBox
        label={label}
        size="xs"
        placeholder="Any"
        clearable
        data={[
          ...USUAL_RANGES.map((usual) => ({
            value: keyOf(usual.from, usual.to),
            label: usual.label,
          })),
          ...(isOther ? [{ value: keyOf(from, to), label: rangeWords(from, to) }] : []),
          { value: OWN, label: 'Choose days…' },
        ]}
        value={isOwn ? OWN : from || to ? keyOf(from, to) : null}
        onChange={(chosen) => {
          setOwn(chosen === OWN);
          const [first = '', last = ''] = chosen && chosen !== OWN ? chosen.split('..') : [];
          set(first, last);
        }}
        comboboxProps={{ withinPortal: false }}
      />
      {isOwn && (
        <div className={styles.days}>
          <DayChoice
            label={`${label} from`}
            clearable
            value={dayOf(from)}
            onChoose={(day) => set(day ?? '', to)}
          />
          <DayChoice
            label={`${label} to`}
            clearable
            value={dayOf(to)}
            onChoose={(day) => set(from, day ?? '')}
          />
        </div>
      )}
    </>
  );
}
