import { IconCalendarSearch, IconRoute2, type Icon } from '@tabler/icons-react';
import { useDispatch } from 'react-redux';
import { shortcutAsked, useOfferedShortcuts, type ShortcutName } from '../../shared/shortcuts';
import type { SearchAction } from './own-actions';

const ACTS: readonly { name: ShortcutName; label: string; picture: Icon }[] = [
  { name: 'findSlot', label: 'Find a slot', picture: IconCalendarSearch },
  { name: 'planDesk', label: 'Plan desk', picture: IconRoute2 },
];

/** What the page under the search does, too, by a key of its own. */
export function usePageActs(): SearchAction[] {
  const dispatch = useDispatch();
  const offered = useOfferedShortcuts();
  return ACTS.filter(({ name }) => offered.includes(name)).map(({ name, label, picture }) => ({
    label,
    picture,
    act: () => void dispatch(shortcutAsked(name)),
  }));
}
