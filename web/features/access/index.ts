export { useGetClientConfigQuery } from './api';
