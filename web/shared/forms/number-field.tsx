import type { JSX } from 'react';
import type { FieldProps } from './field-props';
import { NumberBox, type NumberBoxProps } from './number-box';
import { useField } from './use-field';

export interface NumberFieldProps
  extends
    FieldProps,
    Pick<
      NumberBoxProps,
      'min' | 'max' | 'step' | 'decimals' | 'unit' | 'prefix' | 'hideControls' | 'readOnly'
    > {
  /** Called with what the person typed, after the form took it. */
  onTyped?: (value: number | null) => void;
}

/** A NumberBox bound to the form around it; empty is null. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const { min, max, step, decimals, unit, prefix, hideControls, readOnly, onTyped } = props;
  const { field, shown } = useField(props);
  return (
    <NumberBox
      {...shown}
      {...{ min, max, step, decimals, unit, prefix, hideControls, readOnly }}
      name={field.name}
      ref={field.ref}
      value={(field.value as number | null | undefined) ?? null}
      onChange={(value) => {
        field.onChange(value);
        onTyped?.(value);
      }}
    />
  );
}
