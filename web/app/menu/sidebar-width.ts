import { useSyncExternalStore } from 'react';

const KEY = 'emma.sidebar';
const listeners = new Set<() => void>();

const collapsed = (): boolean => document.documentElement.dataset.sidebar === 'icons';

/** before-paint.js sets the same attribute from the same key before the first paint. */
function toggle(): void {
  if (collapsed()) delete document.documentElement.dataset.sidebar;
  else document.documentElement.dataset.sidebar = 'icons';
  localStorage.setItem(KEY, collapsed() ? 'icons' : 'full');
  listeners.forEach((listener) => listener());
}

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the sidebar is an icon-only bar, remembered in this browser. */
export const useSidebarWidth = (): { collapsed: boolean; toggle: () => void } => ({
  collapsed: useSyncExternalStore(follow, collapsed),
  toggle,
});
