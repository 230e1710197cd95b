export type { Role } from './role';
export {
  currentSession,
  endSession,
  forgetSession,
  onSessionChange,
  startSession,
  type Session,
} from './session';
export { useMay } from './use-may';
export { useSession } from './use-session';
