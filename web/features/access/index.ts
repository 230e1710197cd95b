export { useEndSessionMutation, useGetClientConfigQuery } from './api';
export { SessionsDialog } from './sessions/lazy-sessions-dialog';
export type { SignInRequest } from './sign-in/sign-in-request';
export { useClientTitle } from './use-client-title';
export { useTicket } from './use-ticket';
