import { ActionIcon, Button, Group, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { FieldMessage } from '../../../shared/forms';
import { isMailLink, LINK_MESSAGE } from '../document/mail-link';

/** Escape closes this alone, not the dialog around it. */
const ESCAPE_STAYS = { 'data-mantine-stop-propagation': true };

interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
}

function LinkForm({ editor, onDone }: LinkFormProps): JSX.Element {
  const known = String(editor.getAttributes('link')['href'] ?? '');
  const [url, setUrl] = useState(known);
  const [isFaulty, setFaulty] = useState(false);

  const set = (): void => {
    const href = url.trim();
    if (!isMailLink(href)) return setFaulty(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !known) {
      chain.insertContent({
        type: 'text',
        text: href,
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setLink({ href });
    chain.run();
    return onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };

  return (
    <>
      <TextInput
        label="Link"
        placeholder="https://"
        value={url}
        data-autofocus
        {...ESCAPE_STAYS}
        error={isFaulty ? <FieldMessage>{LINK_MESSAGE}</FieldMessage> : undefined}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          setFaulty(false);
        }}
        onBlur={() => setFaulty(url.trim() !== '' && !isMailLink(url.trim()))}
        onKeyDown={onEnter}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        {known && (
          <Button variant="subtle" color="red.9" onClick={remove} {...ESCAPE_STAYS}>
            Remove link
          </Button>
        )}
        <Button onClick={set} {...ESCAPE_STAYS}>
          Set link
        </Button>
      </Group>
    </>
  );
}

/** Puts a link on the selected text. */
export function LinkButton({ editor }: { editor: Editor }): JSX.Element {
  const [open, setOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  return (
    <Popover opened={open} onChange={setOpen} width={300} position="bottom-start" trapFocus>
      <Tooltip label="Link">
        <Popover.Target>
          <ActionIcon
            aria-label="Link"
            aria-pressed={isActive}
            variant={isActive ? 'light' : 'subtle'}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen((was) => !was)}
          >
            <IconLink size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <LinkForm editor={editor} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
