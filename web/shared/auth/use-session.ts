import { useSelector } from 'react-redux';
import type { Session } from './session';
import { sessionIn } from './session-slice';

/** The signed-in person's session, or null; follows sign-in and sign-out, also of other tabs. */
export const useSession = (): Session | null => useSelector(sessionIn);
