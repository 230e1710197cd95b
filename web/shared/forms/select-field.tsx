import { Select } from '@mantine/core';
import type { JSX, KeyboardEvent } from 'react';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Lets the person type to find; on by itself from eight choices. */
  searchable?: boolean;
  /** Offers to undo the choice; the value is then `emptyValue`. */
  clearable?: boolean;
  /** The value for no choice: `null` by default. */
  emptyValue?: '' | null;
  onChosen?: (value: string | null) => void;
}

/** Tab takes what typing found, like Enter, and goes on. */
function takeFound({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Tab' || input.readOnly || input.value.trim() === '') return;
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const found = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (found && !found.hasAttribute('data-combobox-active')) found.click();
}

/** One of several; typing finds the first that fits. */
export function SelectField(props: SelectFieldProps): JSX.Element {
  const { choices, clearable = false, emptyValue = null, onChosen } = props;
  const { field, shown } = useField(props);
  return (
    <Select
      {...shown}
      name={field.name}
      ref={field.ref}
      data={[...choices]}
      value={(field.value as string | null | undefined) || null}
      onChange={(value) => {
        field.onChange(value ?? emptyValue);
        onChosen?.(value);
      }}
      searchable={props.searchable ?? choices.length >= 8}
      selectFirstOptionOnChange
      onKeyDown={takeFound}
      clearable={clearable}
      allowDeselect={clearable}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ withinPortal: true }}
    />
  );
}
