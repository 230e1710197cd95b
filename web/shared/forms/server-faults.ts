import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { apiErrorOf, type ApiError } from '../api';
import { focusFaultOf } from './fault-focus';

/** Shows what the server says is wrong with one field, and leads there. */
export function showServerFault<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  path: Path<Values>,
  message: string,
): void {
  form.setError(path, { type: 'server', message });
  focusFaultOf(form);
}

/**
 * Shows the server's faults below their fields; the focus goes to the first one.
 * @returns whether there were any
 */
export function showServerFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: ApiError,
  /** What the body's paths begin with and the form's do not, such as `moveContractRequest.`. */
  prefix = '',
): boolean {
  for (const { path, message } of error.errors) {
    const field = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    showServerFault(form, field as Path<Values>, message);
  }
  return error.errors.length > 0;
}

/** Shows why something was not stored: faults below their fields, anything else above the form. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const refused = apiErrorOf(error);
  if (!showServerFaults(form, refused)) form.setError('root', { message: refused.message });
}
