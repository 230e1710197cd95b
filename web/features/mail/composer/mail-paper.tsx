import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { useEffect, useRef, type JSX } from 'react';
import type { MailDocument } from '../document/mail-document';
import styles from './composer.module.css';
import { useScopedCss } from './use-scoped-css';

export interface MailPaperProps {
  editor: Editor | null;
  document: MailDocument;
}

/** The email as its reader sees it, to be edited; always on white paper. */
export function MailPaper({ editor, document }: MailPaperProps): JSX.Element {
  const body = useRef<HTMLDivElement>(null);
  useScopedCss(document.css, '[data-mail-body]');
  useEffect(() => {
    if (body.current) body.current.style.cssText = document.bodyStyle;
  }, [document]);
  return (
    <div className={styles.paper}>
      <div ref={body} className={styles.mailBody} data-mail-body>
        <EditorContent className={styles.column} editor={editor} />
      </div>
    </div>
  );
}
