import { describe, expect, it } from '@jest/globals';
import { reportFileName } from './report-file-name.js';

describe("a report's file", () => {
  it('is named after its kind and its days', () => {
    expect(reportFileName('moves', { start: '2026-10-01', end: '2026-10-31' })).toBe(
      'moves-report-2026-10-01-to-2026-10-31.csv',
    );
  });
});
