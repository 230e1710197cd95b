import { Loader } from '@mantine/core';
import { useEffect, type JSX } from 'react';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { FieldMessage } from '../../../shared/forms';
import styles from './composer.module.css';
import { MailPaper } from './mail-paper';
import { MailToolbar } from './mail-toolbar';
import type { Composer } from './use-composer';

/** The letter and the tools to write it. */
export function LetterSheet({ composer }: { composer: Composer }): JSX.Element {
  const { editor, letter, isRendering, sending } = composer;
  const isLocked = sending.emailId !== null;
  useEffect(() => {
    editor?.setEditable(!isLocked, false);
  }, [editor, isLocked]);
  return (
    <>
      <div className={styles.sheet}>
        {editor && !isLocked && <MailToolbar editor={editor} />}
        {isRendering ? (
          <div className={styles.rendering} role="status">
            <Loader size="sm" aria-hidden />
            Filling in the template…
          </div>
        ) : (
          <MailPaper editor={editor} document={letter.document} />
        )}
      </div>
      {sending.isEmpty && (
        <div role="alert" className={styles.fault}>
          <FieldMessage>{REQUIRED_MESSAGE}</FieldMessage>
        </div>
      )}
    </>
  );
}
