import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { theme } from '../app/theme/theme';
import { baseApi } from '../shared/api';
import { startSession, type Role } from '../shared/auth';
import { DialogHost } from '../shared/ui';
import { tokenFor } from './session-token';

export interface RenderOptions {
  /** Signed in with these roles; none: nobody is signed in. */
  roles?: Role[];
  /** The address to begin at. */
  at?: string;
  /** The element's own route pattern, where it reads params: `/emma/customer/:id`. */
  path?: string;
  /** Routes besides, such as where a link leads. */
  routes?: RouteObject[];
}

export interface Rendered extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

/** Renders an element inside everything that the app wraps around its pages, but the frame. */
export function renderApp(element: ReactNode, options: RenderOptions = {}): Rendered {
  const { roles = ['sales'], at = '/', path = '*', routes = [] } = options;
  if (roles.length > 0) startSession(tokenFor(roles));
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const router = createMemoryRouter([...routes, { path, element }], { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <MantineProvider theme={theme} env="test">
        <RouterProvider router={router} />
        <Notifications position="top-right" />
        <DialogHost />
      </MantineProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), router };
}
