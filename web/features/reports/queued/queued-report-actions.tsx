import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { ReportView } from '#modules/reports/contract/report.view.js';
import { apiErrorOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useTicket } from '../../access';
import { useDiscardReportMutation } from '../api';

export interface QueuedReportActionsProps {
  report: ReportView;
  name: string;
}

/** What can be done with a queued report in its state. */
export function QueuedReportActions({ report, name }: QueuedReportActionsProps): JSX.Element {
  const { _id, state } = report;
  const [openTicket, { isLoading: opening }] = useTicket();
  const [discard, { isLoading: discarding }] = useDiscardReportMutation();

  const give = async (): Promise<void> => {
    try {
      await discard(_id).unwrap();
    } catch (error) {
      toast.error(apiErrorOf(error).message);
    }
  };
  const remove = async (): Promise<void> => {
    const sure =
      state !== 'done' ||
      (await confirm({
        title: 'Remove this report?',
        message: `${name}: its file is deleted.`,
        confirmLabel: 'Remove',
        danger: true,
      }));
    if (sure) await give();
  };

  if (state === 'queued' || state === 'running') {
    return (
      <Button
        variant="default"
        size="compact-xs"
        loading={discarding}
        aria-label={`Cancel ${name}`}
        onClick={() => void give()}
      >
        Cancel
      </Button>
    );
  }
  return (
    <>
      {state === 'done' && (
        <Button
          variant="default"
          size="compact-xs"
          loading={opening}
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={`Download ${name}`}
          onClick={() => void openTicket(`report:${_id}`)}
        >
          Download
        </Button>
      )}
      <Tooltip label="Remove">
        <ActionIcon
          aria-label={`Remove ${name}`}
          loading={discarding}
          onClick={() => void remove()}
        >
          <IconTrash size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
