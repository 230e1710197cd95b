import { useController, type ControllerRenderProps } from 'react-hook-form';
import type { FieldProps, ShownProps } from './field-props';
import { FieldMessage } from './field-message';

export interface BoundField {
  field: ControllerRenderProps;
  /** What the form says is wrong with it. */
  fault: unknown;
  /** The props of a Mantine input that show the field's label, error and state. */
  shown: ShownProps & { onBlur: () => void };
}

/** Binds one input to the form around it: label above, error below it once it was left. */
export function useField(props: FieldProps): BoundField {
  const { name, label, ariaLabel, description, placeholder, required, disabled, onLeave } = props;
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    field,
    fault: fieldState.error,
    shown: {
      label,
      'aria-label': ariaLabel,
      description,
      placeholder,
      withAsterisk: required,
      disabled,
      error: message ? <FieldMessage>{message}</FieldMessage> : undefined,
      onBlur: () => {
        field.onBlur();
        onLeave?.(field.value);
      },
    },
  };
}
