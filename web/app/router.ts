import { createBrowserRouter } from 'react-router-dom';
import { warmUpBy } from '../shared/pages';
import { PAGES } from './pages';
import { routesFor } from './routes-for';
import { warmUp } from './warm-up';

/**
 * Begins to load what is going to be shown; the store must be there.
 * @returns once that is there
 */
export function loadAhead(): Promise<void> {
  warmUpBy((link) => void warmUp(link, PAGES));
  return warmUp(window.location.href, PAGES);
}

export type Router = ReturnType<typeof createBrowserRouter>;

export const openRouter = (): Router => createBrowserRouter(routesFor(PAGES));
