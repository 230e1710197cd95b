import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { Dispatch } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterProvider,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { theme } from '../app/theme/theme';
import { baseApi } from '../shared/api';
import { startSession, type Role } from '../shared/auth';
import { LeaveHost } from '../shared/forms/leave-guards';
import { openStore, pageStore } from '../shared/store';
import { DialogHost } from '../shared/ui';
import { homeBranchKnown } from '../shared/viewing-branch';
import { tokenFor } from './session-token';

export interface RenderOptions {
  /** Signed in with these roles; none: nobody is signed in. */
  roles?: Role[];
  /** The address to begin at. */
  at?: InitialEntry;
  /** The element's own route pattern, if it reads params: `/emma/customer/:id`. */
  path?: string;
  /** Other routes, such as where a link leads. */
  routes?: RouteObject[];
  /** Asks for what the page needs, as the app does while the page's code is on its way. */
  ahead?: () => void;
}

export interface Rendered extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  /** Changes what the whole page shares. */
  dispatch: Dispatch;
}

/**
 * Keys follow each other at once, and no style of a hundred elements is computed before each click.
 */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

let homeBranch: string | null = null;

/**
 * The person's own branch on the pages rendered from now on, as the frame would have set it; null:
 * not known.
 */
export function givenHomeBranch(branchId: string | null): void {
  homeBranch = branchId;
}

/** Renders routes inside everything that the app wraps around them. */
export function renderRoutes(
  routes: RouteObject[],
  { roles = ['sales'], at = '/', ahead }: Pick<RenderOptions, 'roles' | 'at' | 'ahead'> = {},
): Rendered {
  if (roles.length > 0) startSession(tokenFor(roles));
  // A live connection that a test created before it opens the page exists already.
  const { connection } = pageStore().getState() as { connection?: object };
  const store = openStore({ middleware: [baseApi.middleware], known: { connection } });
  store.dispatch(homeBranchKnown(homeBranch));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  ahead?.();
  const view = render(
    <Provider store={store}>
      <MantineProvider theme={theme} env="test">
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </MantineProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(QUICK), router, dispatch: store.dispatch };
}

/** Renders one element, with toasts and dialogs but without the frame around it. */
export function renderApp(element: ReactNode, options: RenderOptions = {}): Rendered {
  const { path = '*', routes = [] } = options;
  const withHosts = (
    <LeaveHost>
      {element}
      <Notifications position="top-right" />
      <DialogHost />
    </LeaveHost>
  );
  return renderRoutes([...routes, { path, element: withHosts }], options);
}
