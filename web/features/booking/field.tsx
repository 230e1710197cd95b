import { useId, type InputHTMLAttributes, type JSX } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  fault?: string | undefined;
  hint?: string;
}

/** A labeled input with its fault below it. */
export function Field({ label, fault, hint, ...input }: FieldProps): JSX.Element {
  const id = useId();
  const about = `${id}-about`;
  const note = fault ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {input.required ? '' : ' (optional)'}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={note ? about : undefined}
      />
      {note && (
        <small id={about} className={fault ? 'fault' : 'dim'}>
          {fault && (
            <b className="mark" aria-hidden>
              !
            </b>
          )}
          {note}
        </small>
      )}
    </div>
  );
}
