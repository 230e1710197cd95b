import type { KeyboardEvent } from 'react';

/** In a list of choices, too, Enter sends the form; Space and the arrows open the list. A key that is held sends nothing. */
export function submitByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
