import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/theme/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadAhead, openRouter } from './app/router';
import { openAppStore } from './app/store';
import { currentSession } from './shared/auth';

/**
 * What comes next is a task of its own: a page that opens in steps answers between them, and for a phone each takes as
 * long as all of them take a computer.
 */
function pause(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go);
  });
}

/** In steps: in one, a phone could answer to nothing for a fifth of a second. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await pause();
  const store = openAppStore(import.meta.env.DEV);
  const loaded = loadAhead();
  await pause();
  const router = openRouter();
  // Until then the skeleton of index.html is there. React, once it has drawn one itself, would keep it for a third of a
  // second. Who is not signed in is led elsewhere.
  if (currentSession()) await loaded;
  // In steps as well: what a page begins with would be drawn in one piece.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
}

void open();
