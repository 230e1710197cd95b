import { useCallback, useEffect, useState, type JSX } from 'react';
import { Navigate } from 'react-router-dom';
import { useEndSessionMutation } from '../../features/access';
import { countKept, type Kept } from '../../features/actuals';
import { currentToken, endSession, useSession } from '../../shared/auth';
import { forgetDevice } from '../../shared/device';
import { isAnyKept, UnsentQuestion } from './unsent-question';

/**
 * `/signout`: an address of its own, so that a page with unsaved changes can ask first. Empties this
 * device of what was kept on it for the person.
 */
export function SignOut(): JSX.Element | null {
  const session = useSession();
  const [kept, setKept] = useState<Kept>();
  const [endOnServer] = useEndSessionMutation();
  const leave = useCallback(async (): Promise<void> => {
    await forgetDevice();
    const token = currentToken();
    // Not awaited: the person is signed out here, whether or not the server can be reached.
    endSession();
    if (token) void endOnServer(token);
  }, [endOnServer]);
  const leaveIfSafe = useCallback(async (): Promise<void> => {
    const count = await countKept();
    if (isAnyKept(count)) setKept(count);
    else await leave();
  }, [leave]);
  useEffect(() => void leaveIfSafe(), [leaveIfSafe]);
  const onTried = useCallback(() => void leaveIfSafe(), [leaveIfSafe]);
  if (!session) return <Navigate to="/signin" replace />;
  if (!kept) return null;
  return <UnsentQuestion kept={kept} onTried={onTried} onLeave={() => void leave()} />;
}
