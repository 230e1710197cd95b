import { Button, Text } from '@mantine/core';
import type { JSX } from 'react';
import { ariaKeys, withKey, type ShortcutName } from '../shortcuts';
import { unsavedLabels } from './dirty-count';

export interface SaveBarProps {
  dirtyCount: number;
  saving: boolean;
  /** The form's id, when the button is outside it. */
  form?: string;
  disabled?: boolean;
  label?: string;
  /** If another button of the page is the one to press. */
  variant?: 'filled' | 'outline';
  /** The shortcut that does the same. */
  shortcut?: ShortcutName;
}

/** What is unsaved, in words, and Save: disabled until something is. */
export function SaveBar(props: SaveBarProps): JSX.Element {
  const { dirtyCount, saving, form, disabled, label = 'Save', variant, shortcut } = props;
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {unsavedLabels(dirtyCount)}
      </Text>
      <Button
        type="submit"
        form={form}
        size="sm"
        variant={variant}
        title={shortcut && withKey(label, shortcut)}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
        loading={saving}
        disabled={disabled || dirtyCount === 0}
      >
        {label}
      </Button>
    </>
  );
}
