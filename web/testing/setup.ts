import 'reflect-metadata';
import '@testing-library/jest-dom';
import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import type { ReactNode } from 'react';
import { live } from '../shared/realtime';
import { closeStore } from '../shared/store';
import { TOAST_TIMES } from '../shared/ui/toast';

// Tests click at once; a dialog's own tests check that it waits.
jest.mock('../shared/ui/use-click-guard', () => ({ useClickGuard: () => ({}) }));

// Tests look at a page once it is all there; a part that is drawn later has tests of its own.
jest.mock('../shared/ui/deferred-render', () => ({
  DeferredRender: ({ children }: { children: ReactNode }) => children,
  useDeferredRender: (isKnown: boolean) => isKnown,
}));

// On a busy machine a toast would be gone before its test has looked at it.
Object.assign(TOAST_TIMES, { plain: 60_000, withButton: 60_000 });

// How long a page may take to show something on a busy machine; waiting ends as soon as it is
// there.
configure({ asyncUtilTimeout: 60_000 });

// While a test waits, each look that finds nothing would print the whole page; only the last one
// does, in its error.
const { getElementError: withPage } = getConfig();
const isWaiting = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : withPage(message, container),
});

// In development React notes of the first ten thousand elements a second where each was made, with a stack: a
// fifth of what drawing pages costs here. It finds as many made already.
const inside: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (inside) {
  const enough = { get: () => 10_000, set: () => undefined };
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', enough);
}

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const noMatch = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.matchMedia ??= noMatch;
window.ResizeObserver ??= NoResizes;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
document.elementFromPoint ??= () => null;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  // Another spec may come after this one on the same page.
  jest.useRealTimers();
  cleanup();
  // Portals would stand before the next page.
  document.body.replaceChildren();
  // A toast of one test would stand beside, or keep back, those of the next.
  cleanNotifications();
  live.detach();
  closeStore();
  localStorage.clear();
  sessionStorage.clear();
});
