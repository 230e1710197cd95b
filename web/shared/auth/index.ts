export type { Role } from './role';
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
export { useMay } from './use-may';
export { useSession } from './use-session';
