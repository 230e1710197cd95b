import { useEffect, type JSX } from 'react';
import { Navigate } from 'react-router-dom';
import { endSession, useSession } from '../../shared/auth';

/** `/signout`: an address of its own, so that a page with unsaved changes can ask first. */
export function SignOut(): JSX.Element | null {
  const session = useSession();
  useEffect(endSession, []);
  return session ? null : <Navigate to="/signin" replace />;
}
