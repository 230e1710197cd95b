import { Modal, type ModalProps } from '@mantine/core';
import type { JSX } from 'react';
import { useReturnFocus } from './use-return-focus';

/** A dialog that is there while it is open; what had the focus before gets it back. */
export function Dialog(props: Omit<ModalProps, 'opened'>): JSX.Element {
  useReturnFocus();
  return <Modal opened {...props} />;
}
