import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, type JSX, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { closePopups } from './dialogs';
import { dialogsIn } from './dialogs-slice';
import { useClickGuard } from './use-click-guard';
import { useReturnFocus } from './use-return-focus';

/**
 * An Enter held down was meant for what opened the dialog: only text takes it again and again.
 */
function ignoreHeldEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, repeat, target } = event;
  const isText = target instanceof Element && target.closest('textarea, [contenteditable]');
  if (key === 'Enter' && repeat && !isText) event.preventDefault();
}

/**
 * A dialog that exists while it is open; what had the focus before gets it back. Only its buttons
 * and Escape close it: a click outside would throw away what it asks or contains.
 */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeOnClickOutside'>): JSX.Element {
  useReturnFocus();
  useLayoutEffect(() => void closePopups(), []);
  // Escape answers the question that is on top, and leaves the one below it.
  const isUnder = useSelector(dialogsIn).length > 0;
  return (
    <Modal
      opened
      closeOnClickOutside={false}
      closeOnEscape={!isUnder}
      onKeyDownCapture={ignoreHeldEnter}
      {...useClickGuard()}
      {...props}
    />
  );
}
