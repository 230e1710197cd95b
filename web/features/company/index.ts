export { useGetCompanyQuery } from './api';
