import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState, type JSX } from 'react';
import { DayChoice } from '../../../shared/forms';
import { useStaff } from '../../employees';
import { ENTITY_LABELS } from './audit-labels';
import styles from './audit.module.css';
import type { AuditFilter, AuditState } from './use-audit-state';
import { ChoiceBox } from '../../../shared/ui';

export interface AuditFiltersProps {
  filters: AuditState['filters'];
  onChange: (filters: AuditState['filters']) => void;
}

const PAUSE_MS = 300;

/** Narrows the trail; every choice takes effect at once, a text after a short pause. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps): JSX.Element {
  const staff = useStaff();
  const set = (name: AuditFilter, value: string | null): void => {
    const { [name]: _before, ...others } = filters;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <div className={styles.filters} role="search" aria-label="Audit trail">
      <ChoiceBox
        label="What"
        className={styles.choice}
        placeholder="Everything"
        clearable
        data={Object.entries(ENTITY_LABELS).map(([value, label]) => ({ value, label }))}
        value={filters.entity ?? null}
        onChange={(entity) => set('entity', entity)}
      />
      <IdBox value={filters.id ?? ''} onChange={(id) => set('id', id)} />
      <ChoiceBox
        label="Who"
        className={styles.choice}
        placeholder="Anyone"
        clearable
        data={[...staff.values()].map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
        value={filters.employeeId ?? null}
        onChange={(employeeId) => set('employeeId', employeeId)}
      />
      <div className={styles.day}>
        <DayChoice
          label="From"
          toward="last"
          value={filters.from ?? null}
          max={filters.to}
          clearable
          onChoose={(from) => set('from', from)}
        />
      </div>
      <div className={styles.day}>
        <DayChoice
          label="To"
          toward="last"
          value={filters.to ?? null}
          min={filters.from}
          clearable
          onChoose={(to) => set('to', to)}
        />
      </div>
      {Object.keys(filters).length > 0 && (
        <Button variant="subtle" onClick={() => onChange({})}>
          Clear
        </Button>
      )}
    </div>
  );
}

function IdBox({
  value,
  onChange,
}: {
  value: string;
  onChange: (id: string) => void;
}): JSX.Element {
  const [text, setText] = useState(value);
  const tell = useDebouncedCallback((typed: string) => onChange(typed.trim()), PAUSE_MS);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      label="Its id"
      className={styles.id}
      placeholder="Any"
      value={text}
      maxLength={120}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        tell(currentTarget.value);
      }}
    />
  );
}
