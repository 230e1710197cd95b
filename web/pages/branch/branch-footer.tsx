import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { SaveBar, type StoredForm } from '../../shared/forms';
import { StickyFooter } from '../../shared/pages';

export interface BranchFooterProps {
  formId: string;
  stored: StoredForm;
  saving: boolean;
  disabled: boolean;
}

/** Back, Reset and Save. */
export function BranchFooter({ formId, stored, saving, disabled }: BranchFooterProps): JSX.Element {
  const { dirtyCount, draft } = stored;
  return (
    <StickyFooter
      start={
        <>
          <Button
            component={Link}
            to="/emma/admin/branch"
            variant="default"
            size="sm"
            leftSection={<IconArrowLeft size={14} aria-hidden />}
          >
            Back
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={disabled || dirtyCount === 0}
            onClick={draft.discard}
          >
            Reset
          </Button>
        </>
      }
      end={<SaveBar dirtyCount={dirtyCount} saving={saving} form={formId} disabled={disabled} />}
    />
  );
}
