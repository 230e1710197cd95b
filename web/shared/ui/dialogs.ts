import { nanoid } from '@reduxjs/toolkit';
import { listen, pageStore } from '../store/index';
import {
  dialogAnswered,
  dialogOpened,
  type DialogAnswer,
  type DialogRequest,
} from './dialogs-slice';

/**
 * Closes menus, popovers and lists that are open: they are above dialogs, and a dialog that opens
 * must not be below them. They close on a press outside, so this simulates one.
 */
export const closePopups = (): boolean =>
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));

export interface ConfirmOptions {
  title: string;
  message: DialogRequest['message'];
  links?: DialogRequest['links'];
  linkedThings?: DialogRequest['linkedThings'];
  confirmLabel?: string;
  cancelLabel?: string;
  /** Paints the confirming button as one that removes something. */
  danger?: boolean;
  /** When this fires there is nothing left to ask: the answer is yes. */
  groundless?: AbortSignal;
}

/** The question is in the state; the caller waits for the answer as for any other action. */
function ask(
  kind: DialogRequest['kind'],
  { groundless, ...options }: ConfirmOptions,
): Promise<Omit<DialogAnswer, 'id'>> {
  const { dispatch } = pageStore();
  const id = nanoid();
  return new Promise((resolve) => {
    const stop = listen({
      actionCreator: dialogAnswered,
      effect: ({ payload }) => {
        if (payload.id !== id) return;
        stop();
        resolve(payload);
      },
    });
    const drop = (): void => void dispatch(dialogAnswered({ id, yes: true }));
    groundless?.addEventListener('abort', drop, { once: true });
    closePopups();
    const labels = { confirmLabel: 'Ok', cancelLabel: 'Cancel', danger: false };
    dispatch(dialogOpened({ id, kind, ...labels, ...options }));
  });
}

/** Asks; true when the person confirms, false on Cancel or Escape. */
export const confirm = async (options: ConfirmOptions): Promise<boolean> =>
  (await ask('confirm', options)).yes;

/** Asks which of two ways to go: the confirming one, the other one, or neither. */
export async function choose(options: ConfirmOptions): Promise<'first' | 'second' | null> {
  const { yes, left } = await ask('confirm', options);
  if (yes) return 'first';
  return left ? null : 'second';
}

/**
 * Shows something that must be read, such as why a save was refused; resolves when it is closed. It
 * closes by itself once it is `groundless`.
 */
export const tell = async (
  title: string,
  told: string | Pick<DialogRequest, 'message' | 'links'>,
  groundless?: AbortSignal,
): Promise<void> => {
  const words = typeof told === 'string' ? { message: told } : told;
  await ask('tell', { title, ...words, groundless });
};
