import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import type { AuditEventView } from '#modules/ops/contract/audit.view.js';
import { AUDIT_PAGE_SIZE } from '#modules/ops/contract/ops-terms.js';
import { ColumnsMenu, DataGrid, Pager, type ColumnsMenuProps } from '../../../shared/grid';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { useViewingBranch } from '../../branches';
import { useListAuditEventsQuery } from '../api';
import { auditColumns } from './audit-columns';
import { AuditDrawer } from './audit-drawer';
import { AuditFilters } from './audit-filters';
import { auditAddress, toRequest, useAuditState } from './use-audit-state';
import { useNames } from './use-names';

/** /emma/admin/audit: who changed what and when, of everything. */
export default function AuditPage(): JSX.Element {
  const [state, change] = useAuditState();
  const { data, currentData, error, refetch } = useListAuditEventsQuery(toRequest(state));
  const [api, setApi] = useState<ColumnsMenuProps<AuditEventView>['api']>(null);
  const names = useNames();
  const timezone = useViewingBranch().branch?.timezone ?? 'UTC';
  const context = useMemo(() => ({ names, timezone }), [names, timezone]);
  const columns = useMemo(() => auditColumns(context), [context]);
  const shown = currentData ?? data;

  return (
    <PageFrame
      title="Audit trail"
      shows="the audit trail"
      heading={<ListHeading title="Audit trail" count={shown?.total} />}
      fill
      state={shown ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={<ColumnsMenu api={api} name="audit" />}
    >
      <AuditFilters filters={state.filters} onChange={(filters) => change({ filters })} />
      {shown?.total === 0 ? (
        <PageMessage
          role="status"
          icon={<IconListSearch size={28} />}
          title="No entries match"
          text="Choose more days, or another person or kind of thing."
          actions={
            <Button variant="default" onClick={() => change({ filters: {} })}>
              Show everything
            </Button>
          }
        />
      ) : (
        <>
          <DataGrid
            label="Audit trail"
            name="audit"
            rows={shown?.events}
            columns={columns}
            rowId={({ _id }) => _id}
            rowLink={({ _id }) =>
              `/emma/admin/audit?${auditAddress({ ...state, event: _id }).toString()}`
            }
            onReady={setApi}
          />
          <Pager
            page={state.page}
            size={AUDIT_PAGE_SIZE}
            total={shown?.total ?? 0}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      <AuditDrawer
        event={shown?.events.find(({ _id }) => _id === state.event) ?? null}
        context={context}
        onClose={() => change({})}
      />
    </PageFrame>
  );
}
