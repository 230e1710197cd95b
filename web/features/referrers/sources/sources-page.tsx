import { Button, Checkbox } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { useListAllSourcesQuery } from '../api';
import { NEW, SourceTable, type Editing } from './source-table';
import styles from './sources.module.css';

/** /emma/admin/marketing: where customers say they heard of the company. */
export default function SourcesPage(): JSX.Element {
  const { data, error, refetch } = useListAllSourcesQuery(undefined, { refetchOnFocus: true });
  const [activeOnly, setActiveOnly] = useState(true);
  const [editing, setEditing] = useState<Editing>(null);
  const shown = data?.filter(({ _id, active }) => active || !activeOnly || _id === editing) ?? [];

  return (
    <PageFrame
      title="Marketing"
      heading={<ListHeading title="Marketing" count={data && shown.length} />}
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      failedTitle="An error occurred retrieving referrers."
      onRetry={() => void refetch()}
      actions={
        <Button
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={!data || editing !== null}
          onClick={() => setEditing(NEW)}
        >
          Add
        </Button>
      }
    >
      <div className={styles.page}>
        <Checkbox
          label="Active only"
          checked={activeOnly}
          onChange={({ currentTarget }) => setActiveOnly(currentTarget.checked)}
        />
        {shown.length === 0 && editing === null ? (
          <PageMessage
            role="status"
            small
            icon={<IconSpeakerphone size={28} />}
            title="No referral sources here"
            text="Add the first one, or show inactive ones too."
            actions={
              <Button variant="default" disabled={!data} onClick={() => setEditing(NEW)}>
                Add a source
              </Button>
            }
          />
        ) : (
          <SourceTable shown={shown} all={data ?? []} editing={editing} onEdit={setEditing} />
        )}
      </div>
    </PageFrame>
  );
}
