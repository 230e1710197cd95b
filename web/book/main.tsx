import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingPage, Masthead } from '../features/booking';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Masthead />
    <BookingPage />
  </StrictMode>,
);
