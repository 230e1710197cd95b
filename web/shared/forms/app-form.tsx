import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { focusFaultOf, followFaults } from './fault-focus';

export interface AppFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void> | void;
  /** Called when a save is refused because fields are faulty, after the first one got the focus. */
  onInvalid?: () => void;
  /** For a Save button outside the form (`<Button type="submit" form={id}>`). */
  id?: string;
  className?: string;
  children: ReactNode;
}

const isSingleLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button';

/**
 * The form element: Enter never submits, and a refused save puts the focus on the first faulty
 * field, whether the page or the server found the fault. It submits one at a time: a second click counts only after the first save has ended,
 * including its move to another page.
 */
export function AppForm<Values extends FieldValues>(props: AppFormProps<Values>): JSX.Element {
  const { form, onSubmit, onInvalid, id, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);

  useEffect(() => (element.current ? followFaults(form, element.current) : undefined), [form]);
  const submitOnce = async (values: Values): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await onSubmit(values);
    } finally {
      isSubmitting.current = false;
    }
  };
  // Faults that are marked already, of fields further down, are on screen before those of this save.
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) focusFaultOf(form);
  }, [form, refused]);
  const submit = async (event: FormEvent): Promise<void> => {
    // A form inside a dialog is inside its page's form for React, though not in the document.
    event.stopPropagation();
    let isInvalid = false;
    await form.handleSubmit(submitOnce, () => {
      isInvalid = true;
    })(event);
    if (!isInvalid) return;
    // Drawn after the faults, which were told before it.
    setRefused((times) => times + 1);
    onInvalid?.();
  };
  const keepEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && isSingleLine(event.target)) event.preventDefault();
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={keepEnter}
      >
        {children}
      </form>
    </FormProvider>
  );
}
