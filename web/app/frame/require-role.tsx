import type { JSX, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { mayView } from '#modules/access/contract/web-routes.js';
import { useSession } from '../../shared/auth';
import { PageForbidden, PageFrame } from '../../shared/pages';

/** Shows a page to those whose roles open its address; the server checks every call itself. */
export function RequireRole({ children }: { children: ReactNode }): JSX.Element {
  const session = useSession();
  const { pathname } = useLocation();
  if (session && mayView(session.roles, pathname)) return <>{children}</>;
  return (
    <PageFrame title="No permission">
      <PageForbidden />
    </PageFrame>
  );
}
