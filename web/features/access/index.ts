export { useEndSessionMutation, useGetClientConfigQuery } from './api';
export { useTicket } from './use-ticket';
