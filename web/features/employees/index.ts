export { useGetSelfQuery, useListStaffQuery } from './api';
export { useStaff } from './use-staff';
