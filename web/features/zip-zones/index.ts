export { useListZonesQuery } from './api';
