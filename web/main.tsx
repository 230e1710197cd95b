import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadAhead, openRouter } from './app/router';
import { openAppStore } from './app/store';

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
  loadAhead();
  await pause();
  const router = openRouter();
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}

void open();
