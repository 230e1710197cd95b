export type { Role } from './role';
export { onRefused, tellRefused } from './refusals';
export {
  currentSession,
  endSession,
  followRoles,
  forgetSession,
  onSessionChange,
  sameRoles,
  startSession,
  type Session,
} from './session';
export { useMay } from './use-may';
export { useSession } from './use-session';
