import type { ReactNode } from 'react';
import { closePopups } from './close-popups';

/** One question to the person, or one thing to be told (then without `cancelLabel`). */
export interface DialogRequest {
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string | null;
  danger: boolean;
  answer: (yes: boolean) => void;
}

export interface ConfirmOptions {
  title: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Paints the confirming button as one that takes something away. */
  danger?: boolean;
  /** When this fires there is nothing left to ask: the answer is yes. */
  groundless?: AbortSignal;
}

let open: readonly DialogRequest[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly DialogRequest[]): void => {
  open = next;
  listeners.forEach((listener) => listener());
};

function ask(request: Omit<DialogRequest, 'answer'>, groundless?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: DialogRequest = {
      ...request,
      answer: (yes) => {
        set(open.filter((other) => other !== entry));
        resolve(yes);
      },
    };
    groundless?.addEventListener('abort', () => entry.answer(true), { once: true });
    closePopups();
    set([...open, entry]);
  });
}

/** Asks; true when the person confirms, false on Cancel or Escape. */
export const confirm = ({ groundless, ...options }: ConfirmOptions): Promise<boolean> =>
  ask({ confirmLabel: 'Ok', cancelLabel: 'Cancel', danger: false, ...options }, groundless);

/**
 * Tells something that must be read, such as why a save was refused; resolves when it is closed. It closes by
 * itself once it is `groundless`.
 */
export const tell = async (
  title: string,
  message: ReactNode,
  groundless?: AbortSignal,
): Promise<void> => {
  await ask({ title, message, confirmLabel: 'Ok', cancelLabel: null, danger: false }, groundless);
};

export const openDialogs = (): readonly DialogRequest[] => open;

export const onDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
