export { useEndSessionMutation, useGetClientConfigQuery } from './api';
export { SessionsDialog } from './sessions/lazy-sessions-dialog';
export type { SignInWish } from './sign-in/sign-in-wish';
export { useClientTitle } from './use-client-title';
export { useTicket } from './use-ticket';
