import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Suspense, type JSX } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { PageStore } from '../shared/store';
import { AppSkeleton } from './frame/app-skeleton';
import type { Router } from './router';
import { cssVariables, theme } from './theme/theme';

const schemes = localStorageColorSchemeManager({ key: 'emma.scheme' });

export interface AppProps {
  store: PageStore;
  router: Router;
}

export function App({ store, router }: AppProps): JSX.Element {
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        <Suspense fallback={<AppSkeleton />}>
          <RouterProvider router={router} />
        </Suspense>
      </MantineProvider>
    </Provider>
  );
}
