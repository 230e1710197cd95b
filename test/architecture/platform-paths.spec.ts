import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT, sourcesEndingIn } from './support/sources.js';

/** The path of a call, such as `/api/v3/truck`; the path above all calls belongs to everyone. */
const PATH_OF_A_CALL = /\/api\/v3\/\w/;

describe('the platform', () => {
  it('names no call of a module', () => {
    const naming = sourcesEndingIn('.ts')
      .filter((path) => path.startsWith('src/platform/'))
      .filter((path) => PATH_OF_A_CALL.test(readFileSync(join(CHECKOUT, path), 'utf8')));
    expect(naming).toEqual([]);
  });
});
