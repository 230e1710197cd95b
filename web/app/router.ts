import { createBrowserRouter } from 'react-router-dom';
import { warmUpBy } from '../shared/pages';
import { PAGES } from './pages';
import { routesFor } from './routes-for';
import { warmUp } from './warm-up';

warmUp(window.location.href, PAGES);
warmUpBy((link) => warmUp(link, PAGES));

export const router = createBrowserRouter(routesFor(PAGES));
