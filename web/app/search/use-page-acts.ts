import { IconCalendarSearch } from '@tabler/icons-react';
import { useDispatch } from 'react-redux';
import { shortcutAsked, useOfferedShortcuts } from '../../shared/shortcuts';
import type { SearchAction } from './own-actions';

/** What the page under the search does, too, by a key of its own. */
export function usePageActs(): SearchAction[] {
  const dispatch = useDispatch();
  if (!useOfferedShortcuts().includes('findSlot')) return [];
  const act = (): void => void dispatch(shortcutAsked('findSlot'));
  return [{ label: 'Find a slot', picture: IconCalendarSearch, act }];
}
