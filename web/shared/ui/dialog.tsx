import { Modal, type ModalProps } from '@mantine/core';
import type { JSX } from 'react';
import { useCalm } from './use-calm';
import { useReturnFocus } from './use-return-focus';

/**
 * A dialog that is there while it is open; what had the focus before gets it back. Only its buttons and Escape
 * close it: a click beside it would throw away what it asks or holds.
 */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeOnClickOutside'>): JSX.Element {
  useReturnFocus();
  return <Modal opened closeOnClickOutside={false} {...useCalm()} {...props} />;
}
