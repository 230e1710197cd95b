import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';

/**
 * Files that are small because of their kind: messages, jobs, modules, faces, views of the database and
 * the pages of a part; and those for tests.
 */
const OF_A_SHAPE =
  /\.(spec|fixture|command|query|event|module|job)\.tsx?$|\/(index|routes)\.tsx?$|\/(testing|jobs|sql)\//;
const SMALL = 12;
const LARGEST = 300;

const shipped = ['src', 'web'].flatMap((root) =>
  readdirSync(join(CHECKOUT, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !OF_A_SHAPE.test(path)),
);
const linesOf = (path: string): number =>
  readFileSync(join(CHECKOUT, path), 'utf8').split('\n').length - 1;

/**
 * Small code that belongs to one thing is in its file: the bodies of a resource in one `*.dto.ts`,
 * the words, limits and refusals of a contract in its `*-terms.ts`, a helper next to its only user.
 * What several files need, or what changes for another reason, has a file of its own, however
 * small.
 */
describe('files', () => {
  it('of at most 12 lines are few', () => {
    const small = shipped.filter((path) => linesOf(path) <= SMALL);
    expect(shipped.length).toBeGreaterThan(1_000);
    expect(small.length <= 115 ? [] : small).toEqual([]);
  });

  it('have at most 300 lines', () => {
    expect(shipped.filter((path) => linesOf(path) > LARGEST)).toEqual([]);
  });
});
