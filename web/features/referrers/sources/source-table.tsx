import { ActionIcon, Table, Tooltip } from '@mantine/core';
import { IconCheck, IconMinus, IconPencil } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import { SourceEditor } from './source-editor';
import styles from './sources.module.css';

/** The id of the row being edited, `new` for one that is added, or null. */
export type Editing = string | null;
export const NEW = 'new';

export interface SourceTableProps {
  shown: readonly MarketingSourceView[];
  all: readonly MarketingSourceView[];
  editing: Editing;
  onEdit: (editing: Editing) => void;
}

/** Every source in a row; one of them may be in edit mode. */
export function SourceTable({ shown, all, editing, onEdit }: SourceTableProps): JSX.Element {
  const done = (): void => onEdit(null);
  return (
    <Table className={styles.table} aria-label="Referral sources">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th className={styles.active}>Active</Table.Th>
          <Table.Th className={styles.action}>Action</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {editing === NEW && (
          <SourceEditor source={{ name: '', active: true }} all={all} onDone={done} />
        )}
        {shown.map((source) =>
          source._id === editing ? (
            <SourceEditor key={source._id} source={source} all={all} onDone={done} />
          ) : (
            <SourceRow
              key={source._id}
              source={source}
              locked={editing !== null}
              onEdit={() => onEdit(source._id)}
            />
          ),
        )}
      </Table.Tbody>
    </Table>
  );
}

interface SourceRowProps {
  source: MarketingSourceView;
  /** Another row is being edited. */
  locked: boolean;
  onEdit: () => void;
}

function SourceRow({ source, locked, onEdit }: SourceRowProps): JSX.Element {
  const { name, active } = source;
  const Icon = active ? IconCheck : IconMinus;
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td>
        <Icon size={16} role="img" aria-label={active ? 'Yes' : 'No'} />
      </Table.Td>
      <Table.Td>
        <Tooltip label="Edit">
          <ActionIcon aria-label={`Edit ${name}`} disabled={locked} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}
