export { useGetSelfQuery, useStaff } from './api';
