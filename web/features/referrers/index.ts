export { useListSourcesQuery } from './api';
