import { IconCalendarSearch, IconLogout2, type Icon } from '@tabler/icons-react';

/** Something that the search offers: an address to go to, or a thing to do. */
export interface SearchAction {
  label: string;
  picture?: Icon;
  act: string | (() => void);
}

/** For those who may sell. */
export const sellingActions: readonly SearchAction[] = [
  { label: 'Anything free?', picture: IconCalendarSearch, act: '/emma/free' },
];

/** What can be done from anywhere. */
export const ownActions: readonly SearchAction[] = [
  { label: 'Sign out', picture: IconLogout2, act: '/signout' },
];
