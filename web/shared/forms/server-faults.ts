import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { apiErrorOf, type ApiError } from '../api';

/**
 * Shows the server's faults below their fields.
 * @returns whether there were any
 */
export function showServerFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: ApiError,
  /** What the body's paths begin with and the form's do not, such as `moveContractRequest.`. */
  prefix = '',
): boolean {
  const faults = error.errors.map(({ path, message }) => ({
    path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
    message,
  }));
  faults.forEach(({ path, message }) =>
    form.setError(path as Path<Values>, { type: 'server', message }),
  );
  return faults.length > 0;
}

/** Shows why something was not stored: faults below their fields, anything else above the form. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const refused = apiErrorOf(error);
  if (!showServerFaults(form, refused)) form.setError('root', { message: refused.message });
}
