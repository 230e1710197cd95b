export type { Role } from './session';
export { sameRoles, type Session } from './session';
export {
  currentSession,
  currentToken,
  endSession,
  followRoles,
  followSessionOfOtherTabs,
  onSessionChange,
  onSessionDoubted,
  sessionDoubted,
  startSession,
} from './session-slice';
export { mayNow, useMay, useSession } from './use-session';
