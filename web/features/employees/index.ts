export { useGetSelfQuery } from './api';
export { useStaff } from './use-staff';
