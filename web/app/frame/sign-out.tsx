import { useEffect, type JSX } from 'react';
import { Navigate } from 'react-router-dom';
import { useEndSessionMutation } from '../../features/access';
import { currentToken, endSession, useSession } from '../../shared/auth';

/** `/signout`: an address of its own, so that a page with unsaved changes can ask first. */
export function SignOut(): JSX.Element | null {
  const session = useSession();
  const [endOnServer] = useEndSessionMutation();
  useEffect(() => {
    const token = currentToken();
    // Not awaited: the person is signed out here, whether or not the server can be reached.
    endSession();
    if (token) void endOnServer(token);
  }, [endOnServer]);
  return session ? null : <Navigate to="/signin" replace />;
}
