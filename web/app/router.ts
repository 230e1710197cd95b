import { createBrowserRouter } from 'react-router-dom';
import { PAGES } from './pages';
import { routesFor } from './routes-for';

export const router = createBrowserRouter(routesFor(PAGES));
