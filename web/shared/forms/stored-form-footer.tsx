import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StickyFooter } from '../pages';
import { SaveBar } from './save-bar';
import type { StoredForm } from './use-stored-form';

export interface StoredFormFooterProps {
  /** Where Back leads; none if the page is its own list. */
  back?: string;
  formId: string;
  stored: StoredForm;
  saving: boolean;
  /** Read-only: there is nothing to save. */
  readOnly?: boolean;
  /** What else can be done with the thing. */
  children?: ReactNode;
}

/** Back, what else can be done, what is unsaved, and Save. */
export function StoredFormFooter(props: StoredFormFooterProps): JSX.Element {
  const { back, formId, stored, saving, readOnly, children } = props;
  return (
    <StickyFooter
      start={
        <>
          {back && (
            <Button
              component={Link}
              to={back}
              variant="default"
              size="sm"
              leftSection={<IconArrowLeft size={14} aria-hidden />}
            >
              Back
            </Button>
          )}
          {children}
        </>
      }
      end={
        <SaveBar form={formId} dirtyCount={stored.dirtyCount} saving={saving} disabled={readOnly} />
      }
    />
  );
}
