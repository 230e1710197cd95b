export { QueueBadge } from './queue-badge';
export { useFindCustomersQuery } from './search-api';
