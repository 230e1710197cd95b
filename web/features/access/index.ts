export { useGetClientConfigQuery } from './api';
export { useTicket } from './use-ticket';
