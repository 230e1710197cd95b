import { describe, expect, it } from '@jest/globals';
import { comparedSpans } from './compared-spans.js';

const span = (start: string, end: string) => ({ start, end });

describe('what a report is compared with', () => {
  it('is the month before for a whole month, and the same month a year ago [R-REPORT-7]', () => {
    expect(comparedSpans(span('2026-10-01', '2026-10-31'))).toEqual({
      before: span('2026-09-01', '2026-09-30'),
      yearAgo: span('2025-10-01', '2025-10-31'),
    });
    expect(comparedSpans(span('2028-02-01', '2028-02-29')).yearAgo).toEqual(
      span('2027-02-01', '2027-02-28'),
    );
    expect(comparedSpans(span('2029-02-01', '2029-02-28')).yearAgo).toEqual(
      span('2028-02-01', '2028-02-29'),
    );
  });

  it('is as many months before for several whole months', () => {
    expect(comparedSpans(span('2026-01-01', '2026-12-31')).before).toEqual(
      span('2025-01-01', '2025-12-31'),
    );
    expect(comparedSpans(span('2026-01-01', '2026-03-31')).before).toEqual(
      span('2025-10-01', '2025-12-31'),
    );
  });

  it('never is before the first year', () => {
    const first = span('0001-01-01', '0001-01-31');
    expect(comparedSpans(first)).toEqual({
      before: span('0001-01-01', '0001-01-01'),
      yearAgo: span('0001-01-01', '0001-01-01'),
    });
  });

  it('is as many days before for other days [R-REPORT-7]', () => {
    expect(comparedSpans(span('2026-10-25', '2026-11-23'))).toEqual({
      before: span('2026-09-25', '2026-10-24'),
      yearAgo: span('2025-10-25', '2025-11-23'),
    });
    expect(comparedSpans(span('2026-03-01', '2026-03-01')).before).toEqual(
      span('2026-02-28', '2026-02-28'),
    );
  });
});
