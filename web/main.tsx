import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { openAppStore } from './app/store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={openAppStore(import.meta.env.DEV)} />
  </StrictMode>,
);
