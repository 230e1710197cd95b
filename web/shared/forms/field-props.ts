import type { ReactNode } from 'react';

/** How an input looks from outside: its label, what is under it, whether it can be used. */
export interface ShownProps {
  label: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  placeholder?: string;
  withAsterisk?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  onBlur?: () => void;
}

/** What every bound field takes; `name` is the value's dotted path in the form. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Where the label alone doesn't say enough to those who hear the page. */
  ariaLabel?: string;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Called after the field is left, with the value it then has. */
  onLeave?: (value: unknown) => void;
}
