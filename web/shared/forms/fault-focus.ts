import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { focusFirstFault } from './focus-first-fault';

const elements = new WeakMap<object, HTMLFormElement>();

/**
 * Says which element shows a form.
 * @returns takes it back
 */
export function followFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
): () => void {
  elements.set(form.control, element);
  return () => elements.delete(form.control);
}

/** Puts the focus on the first faulty field of a form that is on screen. */
export function focusFaultOf<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const element = elements.get(form.control);
  if (element) focusFirstFault(element);
}
