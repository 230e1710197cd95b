import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type JSX } from 'react';
import type { Choice } from '../../../shared/forms';
import { useFindCustomersQuery } from '../../customers';
import { ChoiceBox } from '../../../shared/ui';

const PAUSE_MS = 250;
const LEAST_LETTERS = 2;

/** Whose data is in the merge fields. */
export function CustomerPicker(props: { onChosen: (id: string | null) => void }): JSX.Element {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const isAsking = asked.length >= LEAST_LETTERS && asked !== chosen?.label;
  const { data } = useFindCustomersQuery(isAsking ? asked : skipToken);
  const found = (data?.customers ?? []).map(({ _id, firstName, lastName, branch }) => ({
    value: _id,
    label: `${firstName} ${lastName} · ${branch.name}`,
  }));
  const choices =
    chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <ChoiceBox
      label="Preview for"
      placeholder="Nobody: merge fields are shown by their names"
      data={choices}
      value={chosen?.value ?? null}
      clearable
      searchValue={text}
      onSearchChange={setText}
      // The server has found them: what matches is not filtered again.
      filter={({ options }) => options}
      nothingFoundMessage={isAsking ? 'Nobody found' : 'Type a name, phone or email address'}
      comboboxProps={{ withinPortal: true }}
      onChange={(id) => {
        setChosen(choices.find(({ value }) => value === id) ?? null);
        props.onChosen(id);
      }}
    />
  );
}
