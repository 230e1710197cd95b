import { useRef } from 'react';
import { newId } from '../../../../src/kernel/ids';
import type { SendAcceptedView } from '../../../../src/modules/mail/contract/mail.view';
import type { SendEmailDto } from '../../../../src/modules/mail/contract/send-email.dto';
import { useSendEmailMutation } from '../api';

interface Attempt {
  email: string;
  key: string;
}

/** Sends an e-mail; the same one tried again after a lost answer is still accepted once. */
export function useSend(): {
  send: (email: SendEmailDto) => Promise<SendAcceptedView>;
  isSending: boolean;
} {
  const [post, { isLoading }] = useSendEmailMutation();
  const last = useRef<Attempt | null>(null);
  const send = async (email: SendEmailDto): Promise<SendAcceptedView> => {
    const text = JSON.stringify(email);
    if (last.current?.email !== text) last.current = { email: text, key: newId() };
    try {
      return await post({ email, idempotencyKey: last.current.key }).unwrap();
    } catch (error) {
      // A refusal is kept under its key: what was refused may be allowed a moment later.
      if (isAnswered(error)) last.current = null;
      throw error;
    }
  };
  return { send, isSending: isLoading };
}

const isAnswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  Number(error.statusCode) >= 400 &&
  Number(error.statusCode) < 500;
