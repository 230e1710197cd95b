import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { JSX } from 'react';
import { useShortcutArea, withKey, type ShortcutName } from '../../../shared/shortcuts';
import styles from './composer.module.css';
import { LinkButton } from './link-button';

interface Tool {
  label: string;
  picture: Icon;
  /** The mark or node that it switches. */
  toggles?: string;
  /** The editor's own. */
  shortcut?: ShortcutName;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    picture: IconBold,
    toggles: 'bold',
    shortcut: 'bold',
    act: (c) => c.toggleBold(),
  },
  {
    label: 'Italic',
    picture: IconItalic,
    toggles: 'italic',
    shortcut: 'italic',
    act: (c) => c.toggleItalic(),
  },
  {
    label: 'Underline',
    picture: IconUnderline,
    toggles: 'underline',
    shortcut: 'underline',
    act: (c) => c.toggleUnderline(),
  },
  {
    label: 'Bulleted list',
    picture: IconList,
    toggles: 'bulletList',
    act: (c) => c.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    picture: IconListNumbers,
    toggles: 'orderedList',
    act: (c) => c.toggleOrderedList(),
  },
  { label: 'Clear formatting', picture: IconClearFormatting, act: (c) => c.unsetAllMarks() },
];

const HISTORY: readonly Tool[] = [
  { label: 'Undo', picture: IconArrowBackUp, act: (c) => c.undo() },
  { label: 'Redo', picture: IconArrowForwardUp, act: (c) => c.redo() },
];

interface ToolButtonProps {
  tool: Tool;
  editor: Editor;
  active?: boolean;
  disabled?: boolean;
}

function ToolButton({ tool, editor, active, disabled }: ToolButtonProps): JSX.Element {
  const { label, picture: Picture, toggles, shortcut, act } = tool;
  return (
    <Tooltip label={shortcut ? withKey(label, shortcut) : label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={toggles ? Boolean(active) : undefined}
        variant={active ? 'light' : 'subtle'}
        disabled={disabled}
        // The text keeps the focus and the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => act(editor.chain().focus()).run()}
      >
        <Picture size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** How the text looks, above the letter. */
export function MailToolbar({ editor }: { editor: Editor }): JSX.Element {
  useShortcutArea('letter');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.filter(({ toggles }) => toggles && now.isActive(toggles)).map(({ label }) => label),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Text">
      {TOOLS.map((tool) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          editor={editor}
          active={state.on.includes(tool.label)}
        />
      ))}
      <LinkButton editor={editor} />
      <span className={styles.gap} />
      {HISTORY.map((tool) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          editor={editor}
          disabled={tool.label === 'Undo' ? !state.undo : !state.redo}
        />
      ))}
    </div>
  );
}
