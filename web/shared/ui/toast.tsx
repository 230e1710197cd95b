import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { useLayoutEffect, type JSX, type ReactNode } from 'react';
import { placeToasts } from './toast-place';

/** How long a toast stays. */
const TOAST_MS = 1500;
/** One that offers Undo stays longer: a hand has to reach it. */
const UNDO_TOAST_MS = 8000;

export interface ToastOptions {
  /** The key for `toast.close`, if it is known before. */
  id?: string;
  title?: string;
  /** Offers to undo the action. */
  undo?: () => void;
  /** Stays until a person closes it. */
  stays?: boolean;
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

function Body({ message, undo }: { message: string; undo?: () => void }): JSX.Element {
  useLayoutEffect(placeToasts, []);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" className="toast-text">
        {message}
      </Text>
      {undo && (
        <Button variant="default" size="compact-xs" flex="none" onClick={undo}>
          Undo
        </Button>
      )}
    </Group>
  );
}

const closingTime = ({ stays, closesAfter, undo }: ToastOptions): number | false => {
  if (stays) return false;
  return closesAfter ?? (undo ? UNDO_TOAST_MS : TOAST_MS);
};

function show(kind: Kind, message: string, options: ToastOptions = {}): string {
  const { title, undo, isAnnounced } = options;
  const { color, icon } = LOOK[kind];
  // The button can still be pressed while the toast leaves.
  let isUndone = false;
  const undoOnce = (): void => {
    if (isUndone) return;
    isUndone = true;
    notifications.hide(id);
    undo?.();
  };
  const id = notifications.show({
    id: options.id,
    title,
    message: <Body message={message} undo={undo && undoOnce} />,
    color,
    icon,
    autoClose: closingTime(options),
    withBorder: true,
    role: isAnnounced ? 'presentation' : 'alert',
  });
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
