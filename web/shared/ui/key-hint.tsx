import { Kbd } from '@mantine/core';
import type { JSX } from 'react';

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut as printed on the person's own keyboard: `Mod+K` is ⌘ K on a Mac, Ctrl K elsewhere. */
export function KeyHint({ keys }: { keys: string }): JSX.Element {
  const names = keys.split('+').map((key) => (key === 'Mod' ? (onMac() ? '⌘' : 'Ctrl') : key));
  return (
    <Kbd size="xs" aria-hidden>
      {names.join(' ')}
    </Kbd>
  );
}
