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
  /** If the label alone does not say enough to people with a screen reader. */
  ariaLabel?: string;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Called after the field is left, with its value then. */
  onLeave?: (value: unknown) => void;
}
