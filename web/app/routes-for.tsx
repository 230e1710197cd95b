import { lazy, type JSX } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SignInPage } from '../features/access/routes';
import { useSession } from '../shared/auth';
import { whenLoaded, type PageDefinition, type PartDefinition } from '../shared/pages';
import { CrashPage } from './frame/crash-page';
import { loadFrame } from './load-frame';
import { SignOut } from './frame/sign-out';
import { RequireRole } from './frame/require-role';

const toRoute = ({ path, load, children }: PageDefinition): RouteObject => {
  const Page = whenLoaded(load);
  return {
    path,
    element: (
      <RequireRole>
        <Page />
      </RequireRole>
    ),
    errorElement: <CrashPage />,
    children: children?.map(toRoute),
  };
};

/** The pages of one part of the frame, around which it stays. */
function partRoute(part: PartDefinition, pages: readonly PageDefinition[]): RouteObject {
  const Part = whenLoaded(part.load);
  const inside = pages.filter(({ within }) => within === part);
  return { element: <Part />, errorElement: <CrashPage />, children: inside.map(toRoute) };
}

/** Every page's route, those of one part of the frame together. */
function toRoutes(pages: readonly PageDefinition[]): RouteObject[] {
  const parts = new Set(pages.flatMap(({ within }) => within ?? []));
  return [
    ...pages.filter(({ within }) => !within).map(toRoute),
    ...[...parts].map((part) => partRoute(part, pages)),
  ];
}

const Frame = whenLoaded(loadFrame);
const NotFoundPage = lazy(() => import('./frame/not-found-page'));
const NotFoundOutside = lazy(async () => ({
  default: (await import('./frame/not-found-page')).NotFoundOutside,
}));

/** Where `/emma` leads: the customers, or one's own schedule for those who have nothing else. */
function StartPage({ pages }: { pages: readonly PageDefinition[] }): JSX.Element {
  const hasCustomers = pages.some(({ path }) => path === '/emma/customer');
  return <Navigate to={hasCustomers ? '/emma/customer' : '/emma/account/myschedule'} replace />;
}

/** An unknown address says so to anybody; someone who is signed in keeps the menu. */
function Nowhere({ pages }: { pages: readonly PageDefinition[] }): JSX.Element {
  return useSession() ? <Frame pages={pages} /> : <NotFoundOutside />;
}

/** The app's routes around its pages. */
export const routesFor = (pages: readonly PageDefinition[]): RouteObject[] => [
  { path: '/', element: <Navigate to="/emma" replace /> },
  { path: '/signin', element: <SignInPage />, errorElement: <CrashPage /> },
  { path: '/signout', element: <SignOut /> },
  {
    path: '/emma',
    element: <Frame pages={pages} />,
    errorElement: <CrashPage />,
    children: [
      { index: true, element: <StartPage pages={pages} /> },
      ...toRoutes(pages),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    path: '*',
    element: <Nowhere pages={pages} />,
    errorElement: <CrashPage />,
    children: [{ path: '*', element: <NotFoundPage /> }],
  },
];
