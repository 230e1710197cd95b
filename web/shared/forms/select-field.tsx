import type { JSX } from 'react';
import { ChoiceBox } from '../ui';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Offers to undo the choice; the value is then `emptyValue`. */
  clearable?: boolean;
  /** The value for no choice: `null` by default. */
  emptyValue?: '' | null;
  onChosen?: (value: string | null) => void;
}

/** One of several; typing finds the first that fits. */
export function SelectField(props: SelectFieldProps): JSX.Element {
  const { choices, clearable = false, emptyValue = null, onChosen } = props;
  const { field, shown } = useField(props);
  return (
    <ChoiceBox
      {...shown}
      name={field.name}
      ref={field.ref}
      data={[...choices]}
      value={(field.value as string | null | undefined) || null}
      onChange={(value) => {
        field.onChange(value ?? emptyValue);
        onChosen?.(value);
      }}
      clearable={clearable}
      allowDeselect={clearable}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ withinPortal: true }}
    />
  );
}
