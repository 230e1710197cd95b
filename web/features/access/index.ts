export { useEndSessionMutation, useGetClientConfigQuery } from './api';
export { SessionsDialog } from './sessions/lazy-sessions-dialog';
export { useTicket } from './use-ticket';
