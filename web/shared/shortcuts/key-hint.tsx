import { Kbd } from '@mantine/core';
import type { JSX } from 'react';
import { printedKeys } from './print-keys';
import type { ShortcutName } from './registry';

/** A shortcut's first key, beside what it does; not seen on a phone or by touch (`base.css`). */
export function KeyHint({ of }: { of: ShortcutName }): JSX.Element {
  return (
    <Kbd size="xs" aria-hidden data-key-hint>
      {printedKeys(of)[0]}
    </Kbd>
  );
}
