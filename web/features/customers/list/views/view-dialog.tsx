import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { MAX_VIEW_NAME } from '#modules/customers/contract/customer-list-terms.js';
import type { SavedViewView } from '#modules/customers/contract/customer-row.view.js';
import { apiErrorOf } from '../../../../shared/api';
import { useMay } from '../../../../shared/auth';
import { Banner, Dialog } from '../../../../shared/ui';
import { useSaveViewMutation } from '../../api';
import type { ListState } from '../list-state';
import { queryOf } from './list-view';

export interface ViewDialogProps {
  state: ListState;
  /** Null: what is shown gets a name. */
  view: SavedViewView | null;
  onClose: () => void;
}

/** Names what the list shows, or changes the name and who sees it. */
export function ViewDialog({ state, view, onClose }: ViewDialogProps): JSX.Element {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [save, { isLoading, error }] = useSaveViewMutation();
  const mayShare = useMay('dispatch');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!name.trim()) return;
    const query = view?.query ?? queryOf(state);
    const answer = await save({
      id: view?._id ?? null,
      view: { name: name.trim(), shared, query },
    });
    if (!answer.error) onClose();
  };

  return (
    <Dialog
      onClose={onClose}
      title={view ? 'Rename or share the view' : 'Save view'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack component="form" gap="sm" onSubmit={(event: FormEvent) => void submit(event)}>
        <TextInput
          label="Name"
          placeholder="December weekends"
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        {mayShare && (
          <Checkbox
            label="Everyone in sales sees it"
            checked={shared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
        )}
        {error && <Banner tone="danger">{apiErrorOf(error).message}</Banner>}
        <Group justify="flex-end">
          <Button type="submit" disabled={!name.trim()} loading={isLoading}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
