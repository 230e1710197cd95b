import { useId, type InputHTMLAttributes, type JSX } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  fault?: string | undefined;
  hint?: string;
}

/** A labelled input with its fault under it. */
export function Field({ label, fault, hint, ...input }: FieldProps): JSX.Element {
  const about = useId();
  const note = fault ?? hint;
  return (
    <label className="field">
      <span>
        {label}
        {input.required ? '' : ' (optional)'}
      </span>
      <input
        {...input}
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
    </label>
  );
}
