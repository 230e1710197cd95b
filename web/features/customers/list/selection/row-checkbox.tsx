import { Checkbox, CheckIcon } from '@mantine/core';
import type { CSSProperties, JSX } from 'react';

export interface RowCheckboxProps {
  'aria-label': string;
  checked: boolean;
  onChange: () => void;
}

const { inner, input, icon } = Checkbox.classes;
/** As the theme has them. */
const LOOK = {
  '--checkbox-size': 'calc(1rem * var(--mantine-scale))',
  '--checkbox-radius': 'calc(0.1875rem * var(--mantine-scale))',
  '--checkbox-color': 'var(--mantine-primary-color-filled)',
  '--checkbox-icon-color': 'var(--mantine-color-white)',
} as CSSProperties;

/** Looks as every checkbox does, without what makes a row of those take longer than all else in the row. */
export function RowCheckbox({ checked, ...rest }: RowCheckboxProps): JSX.Element {
  return (
    <div className="mantine-Checkbox-root" style={LOOK}>
      <div className={inner}>
        <input
          type="checkbox"
          className={`${input} mantine-focus-auto`}
          checked={checked}
          {...rest}
        />
        <CheckIcon className={icon} />
      </div>
    </div>
  );
}
