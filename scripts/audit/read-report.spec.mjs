import { describe, expect, it } from '@jest/globals';
import { readReport } from './read-report.mjs';

const found = (...entries) => JSON.stringify({ vulnerabilities: Object.fromEntries(entries) });

const SHIPPED = new Set(['node_modules/sharp', 'node_modules/pg', 'node_modules/react']);

const weak = (name, severity, range, at = `node_modules/${name}`) => [
  name,
  { name, severity, range, nodes: [at] },
];

describe('the report on known weaknesses', () => {
  it('names the packages of servers and browsers that are gravely weak', () => {
    const text = found(
      weak('sharp', 'high', '<1.0.0'),
      weak('pg', 'moderate', '<2.0.0'),
      weak('react', 'critical', '<3.0.0'),
    );
    const named = ['sharp <1.0.0: high', 'react <3.0.0: critical'];
    expect(readReport(text, SHIPPED)).toEqual({ isAsked: true, weak: named });
    expect(readReport(found(), SHIPPED)).toEqual({ isAsked: true, weak: [] });
  });

  it('leaves out what only developers run', () => {
    const text = found(
      weak('jest', 'high', '*'),
      weak('sharp', 'high', '<0.1.0', 'node_modules/jest/node_modules/sharp'),
    );
    expect(readReport(text, SHIPPED)).toEqual({ isAsked: true, weak: [] });
  });

  it('does not take a registry that cannot be asked for one that knows of nothing', () => {
    const refused = JSON.stringify({
      message: '405 Method Not Allowed - POST https://registry.example',
      statusCode: 405,
    });
    expect(readReport(refused, SHIPPED)).toEqual({ isAsked: false, why: '405 Method Not Allowed' });
    expect(readReport('', SHIPPED)).toEqual({ isAsked: false, why: 'no report' });
  });
});
