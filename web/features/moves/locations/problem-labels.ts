import type { LocationValues } from '../form/values';

/** What was noted about a problem location. */
export const problemWords = ({ problemReason }: Pick<LocationValues, 'problemReason'>): string =>
  problemReason || 'Work was difficult here before';
