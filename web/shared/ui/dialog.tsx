import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, type JSX } from 'react';
import { useSelector } from 'react-redux';
import { closePopups } from './dialogs';
import { dialogsIn } from './dialogs-slice';
import { useClickGuard } from './use-click-guard';
import { useReturnFocus } from './use-return-focus';

/**
 * A dialog that is there while it is open; what had the focus before gets it back. Only its buttons and Escape
 * close it: a click beside it would throw away what it asks or holds.
 */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeOnClickOutside'>): JSX.Element {
  useReturnFocus();
  useLayoutEffect(() => void closePopups(), []);
  // Escape answers the question that is on top, and leaves what is under it.
  const isUnder = useSelector(dialogsIn).length > 0;
  return (
    <Modal
      opened
      closeOnClickOutside={false}
      closeOnEscape={!isUnder}
      {...useClickGuard()}
      {...props}
    />
  );
}
