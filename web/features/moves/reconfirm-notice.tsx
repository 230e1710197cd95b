import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { apiErrorOf } from '../../shared/api';
import { Banner, toast } from '../../shared/ui';
import { usePatchCustomerMutation } from './api';
import { useCustomerPage } from './form/customer-context';

/** Says that what the customer was told is no longer so, until it is confirmed anew or dismissed. */
export function ReconfirmNotice(): JSX.Element | null {
  const { base, editable } = useCustomerPage();
  const [patch, { isLoading }] = usePatchCustomerMutation();
  if (!base.move.meta.reconfirm) return null;
  const dismiss = async (): Promise<void> => {
    try {
      await patch({ id: base._id, meta: { reconfirm: false } }).unwrap();
    } catch (error) {
      toast.error(apiErrorOf(error).message, { stays: true });
    }
  };
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          size="compact-xs"
          variant="default"
          loading={isLoading}
          disabled={!editable}
          onClick={() => void dismiss()}
        >
          Dismiss
        </Button>
      }
    >
      Requires reconfirmation
    </Banner>
  );
}
