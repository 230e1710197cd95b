import { confirm } from '../../../shared/ui';
import { showTime } from '../../../shared/format';
import { useActivityPart, useTimezone } from '../form/customer-context';
import { PARTS_OF_DAY } from '../form/values';
import { problemWords } from '../locations/problem-labels';

export interface Problems {
  /** What is known of the day's stops, with the start to judge it by; null: nothing. */
  words: string | null;
  /** Whether to book all the same; yes where nothing is known. */
  agrees: () => Promise<boolean>;
}

/** What was noted about the stops of the day on screen, which may forbid its start in words only. */
export function useProblems(): Problems {
  const { locations, operations } = useActivityPart(PARTS_OF_DAY);
  const timezone = useTimezone();
  const known = (locations ?? [])
    .filter(({ isProblem }) => isProblem)
    .map((stop) => `${stop.normalizedStreetAddress}: ${problemWords(stop)}`);
  const [first] = operations ?? [];
  const start = first && `The start is ${showTime(first.date, timezone)}.`;
  const words = known.length > 0 ? [...known, start].filter(Boolean).join('\n') : null;
  const agrees = async (): Promise<boolean> =>
    words === null ||
    confirm({ title: 'Problem location', message: words, confirmLabel: 'Book anyway' });
  return { words, agrees };
}
