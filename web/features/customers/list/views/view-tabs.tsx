import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDots,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Fragment, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import type { SavedViewView } from '#modules/customers/contract/customer-row.view.js';
import { apiErrorOf } from '../../../../shared/api';
import { useMay, useSession } from '../../../../shared/auth';
import { confirm, toast } from '../../../../shared/ui';
import { useDeleteViewMutation, useListViewsQuery } from '../../api';
import type { ListState } from '../list-state';
import { addressOf, GIVEN_VIEWS, savedView, type ListView } from './list-view';
import { ViewDialog } from './view-dialog';
import styles from './views.module.css';

const keyOf = ({ saved, name }: ListView): string => saved?._id ?? name;

const ViewPicture = ({ saved }: ListView): JSX.Element | null => {
  if (!saved) return null;
  const Picture = saved.shared ? IconUsers : IconUser;
  return <Picture size={13} role="img" aria-label={saved.shared ? 'shared' : 'yours'} />;
};

/** Named lists: those that everybody has, one's own, and the shared ones; each is an address. */
export function ViewTabs({ state }: { state: ListState }): JSX.Element {
  const { data: saved = [], isError, isFetching, refetch } = useListViewsQuery();
  const [clicked, setClicked] = useState<string | null>(null);
  const [editing, setEditing] = useState<SavedViewView | 'new' | null>(null);
  const shown = addressOf(state);
  const views = [...GIVEN_VIEWS, ...saved.map(savedView)];
  // The same list may have several names: the one that was clicked is the one that is open.
  const open = views.filter(({ address }) => address === shown);
  const current = open.find((view) => keyOf(view) === clicked) ?? open[0];
  return (
    <nav className={styles.views} aria-label="Views">
      {views.map((view) => (
        <Fragment key={keyOf(view)}>
          <Link
            to={{ search: view.address }}
            className={styles.view}
            aria-current={view === current ? 'page' : undefined}
            onClick={() => setClicked(keyOf(view))}
          >
            <ViewPicture {...view} />
            {view.name}
          </Link>
          {view.saved && open.includes(view) && <ViewMenu view={view.saved} onEdit={setEditing} />}
        </Fragment>
      ))}
      {isError && (
        <Button
          variant="subtle"
          c="var(--emma-danger)"
          size="compact-sm"
          flex="none"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Saved views didn’t load. Try again
        </Button>
      )}
      {!current && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          Save view
        </Button>
      )}
      {editing && (
        <ViewDialog
          state={state}
          view={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </nav>
  );
}

interface ViewMenuProps {
  view: SavedViewView;
  onEdit: (view: SavedViewView) => void;
}

/** What its owner, or somebody who shares, may do with a view. */
function ViewMenu({ view, onEdit }: ViewMenuProps): JSX.Element | null {
  const userId = useSession()?.userId;
  const mayShare = useMay('dispatch');
  const [remove] = useDeleteViewMutation();
  if (view.ownerId !== userId && !(view.shared && mayShare)) return null;
  const ask = async (): Promise<void> => {
    const message = view.shared
      ? 'It is gone for everyone. The customers stay.'
      : 'The customers stay.';
    const title = `Delete the view “${view.name}”?`;
    if (!(await confirm({ title, message, confirmLabel: 'Delete', danger: true }))) return;
    const { error } = await remove(view._id);
    if (error) toast.error(apiErrorOf(error).message, { refusal: error });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={`Actions of the view ${view.name}`}>
          <IconDots size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={() => onEdit(view)}>
          Rename or share
        </Menu.Item>
        <Menu.Item
          c="var(--emma-danger)"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={() => void ask()}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
