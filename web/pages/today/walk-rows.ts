import { useShortcut } from '../../shared/shortcuts';

/** What is walked to in a row; Enter does it or opens it. */
const STOPS = '[data-row] [data-walk]';

/** The arrows go from one row to the next, whatever list it is in. */
function walk(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(STOPS)];
  const at = all.findIndex((one) => one.closest('[data-row]')?.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step));
  all[next]?.focus();
}

/** The page's rows by the arrow keys. */
export function useWalkRows(): void {
  useShortcut('goToWaiting', (at) => walk(at === 0 ? -1 : 1));
}
