import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconMail, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { useListAllBranchesQuery } from '../../branches';
import { DataGrid } from '../../../shared/grid';
import { PageFrame, PageMessage } from '../../../shared/pages';
import { useListTemplatesQuery } from '../api';
import { templateColumns, templateLink } from './template-columns';
import { ChoiceBox } from '../../../shared/ui';

const ALL = 'all';
const NEW_TEMPLATE = '/emma/admin/template/new';

/** /emma/admin/template: the texts that emails start with. */
export default function TemplateListPage(): JSX.Element {
  const [branchId, setBranchId] = useState(ALL);
  const { data: branches } = useListAllBranchesQuery();
  const list = useListTemplatesQuery(branchId === ALL ? undefined : branchId);
  const columns = useMemo(() => templateColumns(branches ?? []), [branches]);
  const refresh = (): void => void list.refetch();

  return (
    <PageFrame
      title="Email templates"
      fill
      state={list.data ? 'ready' : list.error ? 'failed' : 'loading'}
      error={list.error}
      onRetry={refresh}
      actions={
        <>
          <Tooltip label="Refresh">
            <ActionIcon aria-label="Refresh" loading={list.isFetching} onClick={refresh}>
              <IconRefresh size={17} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <ChoiceBox
            aria-label="Templates of"
            w={170}
            data={[
              { value: ALL, label: 'All templates' },
              ...(branches ?? []).map(({ _id, name }) => ({ value: _id, label: `For ${name}` })),
            ]}
            value={branchId}
            onChange={(id) => setBranchId(id ?? ALL)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: true }}
          />
          <Button
            component={Link}
            to={NEW_TEMPLATE}
            leftSection={<IconPlus size={14} aria-hidden />}
          >
            New template
          </Button>
        </>
      }
    >
      {list.data?.length === 0 ? (
        <PageMessage
          icon={<IconMail size={28} />}
          title="No templates here yet"
          text={
            branchId === ALL
              ? 'Write the first one, so that nobody types the same email twice.'
              : 'This branch uses those for every branch; write one of its own where it should differ.'
          }
          actions={
            <Button component={Link} to={NEW_TEMPLATE} variant="default">
              Write a template
            </Button>
          }
        />
      ) : (
        <DataGrid
          label="Email templates"
          name="templates"
          rows={list.currentData}
          columns={columns}
          rowId={({ _id }) => _id}
          rowLink={templateLink}
        />
      )}
    </PageFrame>
  );
}
