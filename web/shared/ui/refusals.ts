import { isFulfilled, type Action } from '@reduxjs/toolkit';
import { apiErrorOf } from '../api/api-error';
import { listen, pageStore } from '../store';

/** What a call says in the state. */
interface CallState {
  endpointName?: string;
  error?: unknown;
}

interface CallsState {
  api?: { mutations: Partial<Record<string, CallState>> };
}

/** The name of the call that was refused with this; undefined where it was none. */
function callRefusedWith(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const { api } = pageStore().getState() as CallsState;
  return Object.values(api?.mutations ?? {}).findLast((call) => call?.error === error)
    ?.endpointName;
}

const isSuccessOf =
  (call: string) =>
  (action: Action): boolean =>
    isFulfilled(action) && (action.meta.arg as CallState | undefined)?.endpointName === call;

/** A message about something that went wrong, as long as it is on screen. */
interface Refusal {
  path: string;
  call: string | undefined;
  close: () => void;
}

let open: readonly Refusal[] = [];

export interface RefusalOptions {
  /** What a call was refused with, if one was. */
  error: unknown;
  isOfFields: boolean;
  hide: () => void;
}

/**
 * Hides a message about a refusal as soon as that is no longer true: the same call succeeds or is
 * refused once more, or, where it was about fields, one is changed. See `leavePage` too.
 * @returns what forgets it
 */
export function hideOnceMended({ error, isOfFields, hide }: RefusalOptions): () => void {
  const call = callRefusedWith(error);
  const path = window.location.pathname;
  const refusal: Refusal = { path, call, close };
  const stopListening = call ? listen({ predicate: isSuccessOf(call), effect: close }) : undefined;
  function forget(): void {
    stopListening?.();
    document.removeEventListener('input', close);
    open = open.filter((one) => one !== refusal);
  }
  function close(): void {
    forget();
    hide();
  }
  for (const other of open) if (call && other.call === call) other.close();
  if (isOfFields || apiErrorOf(error).errors.length > 0) document.addEventListener('input', close);
  open = [...open, refusal];
  return forget;
}

/** Hides what was refused on the page that is left. */
export function leavePage(): void {
  for (const { path, close } of open) if (path !== window.location.pathname) close();
}
