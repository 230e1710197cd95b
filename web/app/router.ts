import { createBrowserRouter } from 'react-router-dom';
import { PAGES } from './pages';
import { routesFor } from './routes-for';
import { warmUp } from './warm-up';

warmUp(window.location.pathname, PAGES);

export const router = createBrowserRouter(routesFor(PAGES));
