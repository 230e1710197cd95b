import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import { isPicture, PICTURE_ERRORS, PICTURE_TYPES } from '#kernel/picture.js';
import { refusalOf } from '../api';
import { confirm, toast } from '../ui';
import { FieldMessage } from './field-message';
import styles from './picture-field.module.css';

export interface PictureFieldProps {
  /** What the picture is called in sentences. */
  noun: 'picture' | 'logo';
  /** The picture, or what stands in its place. */
  shown: ReactNode;
  /** There is one to change or remove. */
  has: boolean;
  disabled?: boolean;
  /** What is seen without it, as a sentence. */
  without: string;
  store: (picture: File) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A picture that is stored and removed at once, apart from the form's Save. */
export function PictureField(props: PictureFieldProps): JSX.Element {
  const { noun, shown, has, disabled = false, without, store, remove } = props;
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<'store' | 'remove' | null>(null);

  const act = async (kind: 'store' | 'remove', call: () => Promise<unknown>): Promise<void> => {
    setFault(null);
    setBusy(kind);
    try {
      await call();
      toast.success(`${capital(noun)} ${kind === 'store' ? 'saved' : 'removed'}`);
    } catch (error) {
      setFault(refusalOf(error));
    } finally {
      setBusy(null);
    }
  };
  const choose = async (picture: File | null): Promise<void> => {
    if (!picture) return;
    if (isPicture(picture)) await act('store', () => store(picture));
    else setFault(PICTURE_ERRORS.PICTURE_INVALID);
  };
  const takeAway = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Remove the ${noun}`,
      message: without,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (agreed) await act('remove', remove);
  };

  return (
    <div className={styles.picture}>
      {shown}
      {!disabled && (
        <FileButton
          accept={PICTURE_TYPES.join(',')}
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': `${capital(noun)} file` }}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={busy === 'store'}
              leftSection={<IconCamera size={14} aria-hidden />}
            >
              {has ? `Change ${noun}` : `Add a ${noun}`}
            </Button>
          )}
        </FileButton>
      )}
      {!disabled && has && (
        <Button
          variant="subtle"
          c="var(--emma-danger)"
          loading={busy === 'remove'}
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void takeAway()}
        >
          Remove
        </Button>
      )}
      {fault ? (
        <span role="alert" className={styles.fault}>
          <FieldMessage>{fault}</FieldMessage>
        </span>
      ) : (
        !disabled && <p className={styles.rule}>PNG, JPEG or WebP, at most 1 MB</p>
      )}
    </div>
  );
}
