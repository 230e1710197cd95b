import { useEffect } from 'react';
import type { WaitingCustomerView } from '#modules/customers/contract/sales-today.view.js';
import { isShortcut, useShortcut, useShortcutArea } from '../../../shared/shortcuts';
import type { WaitingActs } from './use-waiting-acts';

/** They keep Enter for themselves. */
const CONTROLS = 'a, button, input, textarea, select, [role=dialog], [role=menu], [role=listbox]';

const inFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-waiting]')?.dataset.waiting;

/** Keys act on who has the focus, else on the card. */
export function useWaitingKeys(
  waiting: readonly WaitingCustomerView[],
  card: WaitingCustomerView | undefined,
  acts: WaitingActs,
): void {
  const meant = (): WaitingCustomerView | undefined => {
    const id = inFocus();
    return waiting.find(({ _id }) => _id === id) ?? card;
  };
  const onMeant = (act: (customer: WaitingCustomerView) => void) => (): void => {
    const customer = meant();
    if (customer) act(customer);
  };
  const isThere = card !== undefined || waiting.length > 0;
  useShortcut('callWaiting', onMeant(acts.call), isThere);
  useShortcut('snoozeWaiting', onMeant(acts.snooze), isThere);
  useShortcutArea('today', isThere);
  const { open } = acts;
  useEffect(() => {
    const onEnter = (event: KeyboardEvent): void => {
      if (!card || document.activeElement?.closest(CONTROLS)) return;
      if (isShortcut(event, 'openWaiting')) open(card);
    };
    document.addEventListener('keydown', onEnter);
    return () => document.removeEventListener('keydown', onEnter);
  });
}
