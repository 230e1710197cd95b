import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/shortcuts';

/** On the button of a truck's menu. */
export const TRUCK_MENU = { 'data-truck-menu': true } as const;

/** Opens the menu of the truck whose header this is; does nothing where nobody may plan. */
export const openTruckMenu = (head: HTMLElement): void =>
  head.querySelector<HTMLElement>('[data-truck-menu]')?.click();

/** On a header that has the focus itself: its buttons and people have keys of their own. */
export function truckKeys(event: KeyboardEvent<HTMLElement>): void {
  const head = event.currentTarget;
  if (event.target !== head || !isShortcut(event, 'truckMenu')) return;
  event.preventDefault();
  openTruckMenu(head);
}
