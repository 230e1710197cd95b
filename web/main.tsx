import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { pause } from './app/pause';
import { loadAhead, openRouter } from './app/router';
import { openAppStore } from './app/store';

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
