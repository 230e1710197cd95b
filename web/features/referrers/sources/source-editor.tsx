import { Button, Checkbox, Group, Table, TextInput } from '@mantine/core';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { TEXT_LIMITS } from '#kernel/validation/limits.js';
import {
  WEB_SITE_SOURCE,
  type MarketingSourceView,
} from '#modules/referrers/contract/marketing-source.view.js';
import { FieldMessage, useLeaveGuard } from '../../../shared/forms';
import { nameFault, type EditedSource } from './source-change';
import styles from './sources.module.css';
import { useSaveSource } from './use-save-source';

export interface SourceEditorProps {
  /** As it is stored; a new one has no id. */
  source: EditedSource;
  all: readonly MarketingSourceView[];
  onDone: () => void;
}

/** One row while it is edited. */
export function SourceEditor({ source, all, onDone }: SourceEditorProps): JSX.Element {
  const [edited, setEdited] = useState(source);
  const [fault, setFault] = useState<string | null>(null);
  const { isSaving, save } = useSaveSource();
  const isNew = source._id === undefined;
  const dirty = edited.name !== source.name || edited.active !== source.active;
  useLeaveGuard(dirty ? [`The source “${edited.name || source.name}” is not saved.`] : []);

  const submit = async (): Promise<void> => {
    const named = { ...edited, name: edited.name.trim() };
    const refusal = nameFault(all, named) ?? (await save(named, isNew ? undefined : source));
    setFault(refusal);
    if (refusal === null) onDone();
  };
  const leaveByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDone();
  };

  return (
    <Table.Tr onKeyDown={leaveByKey}>
      <Table.Td>
        <TextInput
          aria-label="Name"
          autoFocus
          maxLength={TEXT_LIMITS.name}
          value={edited.name}
          // Customers who book on the web site have this source.
          disabled={source.name === WEB_SITE_SOURCE}
          onChange={({ currentTarget }) => setEdited({ ...edited, name: currentTarget.value })}
          onBlur={() => dirty && setFault(nameFault(all, edited))}
          error={fault && <FieldMessage>{fault}</FieldMessage>}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label="Active"
          checked={edited.active}
          onChange={({ currentTarget }) => setEdited({ ...edited, active: currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap" className={styles.actions}>
          <Button loading={isSaving} disabled={!dirty} onClick={() => void submit()}>
            {isNew ? 'Add' : 'Save'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
