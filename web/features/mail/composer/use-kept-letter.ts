import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { EnvelopeDto } from './envelope.dto';
import type { Letter } from './letter';
import { keepLetter } from './letter-draft';

const PAUSE_MS = 500;

interface KeepOptions {
  customerId: string;
  form: UseFormReturn<EnvelopeDto>;
  letter: Letter;
  editor: Editor | null;
  /** Changes of the text so far; 0: nothing in it is the person's own. */
  edits: number;
}

/** Keeps what is written through an accidental reload. */
export function useKeptLetter({ customerId, form, letter, editor, edits }: KeepOptions): void {
  const envelope = useWatch({ control: form.control });
  const keep = useEffectEvent(() => {
    if (editor && !editor.isDestroyed && edits > 0)
      keepLetter(customerId, form.getValues(), letter, editor.getHTML());
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, envelope]);
}
