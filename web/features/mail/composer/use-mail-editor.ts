import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { safeMailHtml } from '../document/mail-document';
import { MAIL_EXTENSIONS } from '../editor/mail-extensions';
import type { Letter } from './letter';

/** The editor of a letter; another letter gets a new editor, with nothing to undo. */
export function useMailEditor(letter: Letter, onEdited: () => void): Editor | null {
  return useEditor(
    {
      extensions: MAIL_EXTENSIONS,
      content: letter.document.body,
      onUpdate: onEdited,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Email text' },
        transformPastedHTML: safeMailHtml,
      },
    },
    [letter],
  );
}

/** Whether an email shows anything at all: words or a picture. */
export const isBlank = (editor: Editor): boolean => {
  let seen = editor.getText().trim() !== '';
  editor.state.doc.descendants((node) => {
    seen ||= node.type.name === 'picture';
    return !seen;
  });
  return !seen;
};
