import { useState } from 'react';
import { Refusal } from './refusal';

interface Sending {
  /** A call is running. */
  isSending: boolean;
  /** Why the last one failed. */
  refusal: Refusal | null;
  /** Runs a call; whatever it throws becomes the refusal. */
  send: (call: () => Promise<void>) => void;
}

/** One call at a time, with its failure shown until the next one. */
export function useSending(onRefusal?: (refusal: Refusal) => void): Sending {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = (call: () => Promise<void>): void => {
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    call()
      .catch((error: unknown) => {
        const refused = Refusal.from(error);
        setRefusal(refused);
        onRefusal?.(refused);
      })
      .finally(() => setSending(false));
  };
  return { isSending, refusal, send };
}
