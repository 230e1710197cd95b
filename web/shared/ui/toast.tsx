import { Button, Group, Text } from '@mantine/core';
import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { useLayoutEffect, type JSX, type ReactNode } from 'react';
import { hideOnceMended } from './refusals';
import { followPage } from './toast-place';

/** How long a toast stays, in milliseconds; one with a button longer: a hand has to reach it. */
export const TOAST_TIMES = { plain: 1500, withButton: 8000 };

interface ToastButton {
  label: string;
  act: () => void;
}

export interface ToastOptions {
  /** The key for `toast.close`, if it is known before. */
  id?: string;
  title?: string;
  /** Offers to undo the action. */
  undo?: () => void;
  /** Offers what may come next. */
  next?: ToastButton;
  /** Offers what is possible instead. */
  ways?: readonly ToastButton[];
  /** Stays until a person closes it, or leaves the page. */
  stays?: boolean;
  /** What a call was refused with: it stays until that is mended, too. */
  refusal?: unknown;
  /** It is about fields, and stays until one is changed. */
  isOfFields?: boolean;
  /** Milliseconds, if a rule requires other than 1.5 s (R-PAGE-6). */
  closesAfter?: number;
  /** `announce` says the same: a screen reader must not read it twice. */
  isAnnounced?: boolean;
}

type Kind = 'success' | 'warning' | 'error' | 'info';

const LOOK: Record<Kind, { color: string; icon: ReactNode }> = {
  success: { color: 'green.9', icon: <IconCheck size={16} aria-hidden /> },
  warning: { color: 'orange.9', icon: <IconAlertTriangle size={16} aria-hidden /> },
  error: { color: 'red.9', icon: <IconExclamationMark size={16} aria-hidden /> },
  info: { color: 'brand', icon: null },
};

interface BodyProps {
  message: string;
  buttons: readonly ToastButton[];
}

function Body({ message, buttons }: BodyProps): JSX.Element {
  useLayoutEffect(followPage, []);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" className="toast-text">
        {message}
      </Text>
      {buttons.map(({ label, act }) => (
        <Button key={label} variant="default" size="compact-xs" flex="none" onClick={act}>
          {label}
        </Button>
      ))}
    </Group>
  );
}

const isStaying = ({ stays, refusal }: ToastOptions): boolean => Boolean(stays ?? refusal);

const closingTime = (options: ToastOptions): number | false => {
  const { closesAfter, undo, next, ways = [] } = options;
  if (isStaying(options)) return false;
  return (
    closesAfter ?? (undo || next || ways.length > 0 ? TOAST_TIMES.withButton : TOAST_TIMES.plain)
  );
};

interface Shown extends NotificationData {
  'data-error'?: string;
}

/** Errors that say the same go: the newest is read aloud, and a list of equal ones tells nothing. */
function hideEqual(said: string): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id, 'data-error': error } of [...shown, ...queue] as Shown[])
    if (id && error === said) notifications.hide(id);
}

function show(kind: Kind, message: string, options: ToastOptions = {}): string {
  const { title, undo, next, ways = [], isAnnounced } = options;
  const buttons = [undo && { label: 'Undo', act: undo }, next, ...ways].filter(
    (one) => one !== undefined,
  );
  const { color, icon } = LOOK[kind];
  const said = `${title ?? ''}\n${message}`;
  if (kind === 'error') hideEqual(said);
  // The buttons can still be pressed while the toast leaves.
  let isPressed = false;
  const pressOnce = (act: () => void) => (): void => {
    if (isPressed) return;
    isPressed = true;
    notifications.hide(id);
    act();
  };
  const once = buttons.map(({ label, act }) => ({ label, act: pressOnce(act) }));
  let forget: (() => void) | undefined;
  const id = notifications.show({
    id: options.id,
    title,
    message: <Body message={message} buttons={once} />,
    color,
    icon,
    autoClose: closingTime(options),
    withBorder: true,
    role: isAnnounced ? 'presentation' : 'alert',
    ...(kind === 'error' && { 'data-error': said }),
    onClose: () => forget?.(),
  });
  if (isStaying(options)) {
    const hide = (): void => void notifications.hide(id);
    forget = hideOnceMended({
      error: options.refusal,
      isOfFields: Boolean(options.isOfFields),
      hide,
    });
  }
  return id;
}

/** Toasts, top right, at most five at a time; each returns its id, for `toast.close`. */
export const toast = {
  success: (message: string, options?: ToastOptions): string => show('success', message, options),
  info: (message: string, options?: ToastOptions): string => show('info', message, options),
  warning: (message: string, options?: ToastOptions): string => show('warning', message, options),
  error: (message: string, options?: ToastOptions): string => show('error', message, options),
  close: (id: string): void => {
    notifications.hide(id);
  },
};
