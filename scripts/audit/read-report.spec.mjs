import { describe, expect, it } from '@jest/globals';
import { readReport } from './read-report.mjs';

const found = (...entries) => JSON.stringify({ vulnerabilities: Object.fromEntries(entries) });

describe('the report on known weaknesses', () => {
  it('names the packages that are gravely weak', () => {
    const text = found(
      ['sharp', { name: 'sharp', severity: 'high', range: '<1.0.0' }],
      ['pg', { name: 'pg', severity: 'moderate', range: '<2.0.0' }],
    );
    expect(readReport(text)).toEqual({ isAsked: true, weak: ['sharp <1.0.0: high'] });
    expect(readReport(found())).toEqual({ isAsked: true, weak: [] });
  });

  it('does not take a registry that cannot be asked for one that knows of nothing', () => {
    const refused = JSON.stringify({
      message: '405 Method Not Allowed - POST https://registry.example',
      statusCode: 405,
    });
    expect(readReport(refused)).toEqual({ isAsked: false, why: '405 Method Not Allowed' });
    expect(readReport('')).toEqual({ isAsked: false, why: 'no report' });
  });
});
