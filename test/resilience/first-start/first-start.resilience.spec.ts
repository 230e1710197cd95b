import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../support/product/sign-in-as.js';
import { cloneCheckout } from './drilled-checkout.js';
import type { DrilledCheckout } from './drilled-checkout.js';
import { NpmStart } from './npm-start.js';

/** Guards against a start that hangs: five that are ended, and a whole one, with packages to fetch. */
const LIMIT_MS = 3_600_000;
const TRACE = /^\s+at .+:\d+:\d+\)?$/m;

const WAYS: Record<string, (start: NpmStart) => void> = {
  'Ctrl-C': (start) => start.signalGroup('SIGINT'),
  'Ctrl-C twice': (start) => {
    start.signalGroup('SIGINT');
    start.signalGroup('SIGINT');
  },
  // One SIGINT for it alone npm keeps to itself: a terminal sends it to everybody.
  'SIGTERM for npm alone': (start) => start.signalNpm('SIGTERM'),
  'SIGKILL for npm alone': (start) => start.signalNpm('SIGKILL'),
  'SIGTERM for all of it': (start) => start.signalGroup('SIGTERM'),
};

const says = (words: string) => (start: NpmStart) => start.said.includes(words);
const isAt = (words: RegExp) => async (start: NpmStart) => words.test(await start.progress());

describe('a first start', () => {
  let checkout: DrilledCheckout;
  const inCheckout = (...parts: string[]): string => join(checkout.path, ...parts);

  beforeAll(async () => {
    checkout = await cloneCheckout();
  });
  const remove = (path: string): Promise<void> =>
    rm(inCheckout(path), { recursive: true, force: true });

  afterAll(() => checkout?.remove());

  let started: NpmStart[] = [];
  afterEach(() => {
    for (const start of started) start.kill();
    started = [];
  });
  async function type(): Promise<NpmStart> {
    const start = await NpmStart.type(checkout);
    started.push(start);
    return start;
  }

  const isInstalling = (start: NpmStart): boolean =>
    says('Installing packages')(start) && existsSync(inCheckout('node_modules/react'));
  const makesDatabase = (): boolean => existsSync(inCheckout('data/postgres/draft/base'));

  const MOMENTS: [
    when: string,
    isNow: (start: NpmStart) => Promise<boolean> | boolean,
    gone: string,
  ][] = [
    ['packages are installed', isInstalling, 'node_modules/.package-lock.json'],
    ['it is built', says('Building the server'), 'dist/server.stamp'],
    ['the database is made', makesDatabase, 'data'],
    ['the schema is made', isAt(/Preparing the database/), ''],
    ['the demo is loaded', isAt(/Loading the demo company \([4-9]\d%\)/), ''],
    ['it is ready', says('Emma is ready'), ''],
  ];

  it.each(MOMENTS)(
    'that is ended while %s leaves nothing running, and the next one has people to sign in as',
    async (_when, isNow, gone) => {
      await remove('data');
      for (const [way, end] of Object.entries(WAYS)) {
        // What the one before may have come to the end of, when the signal reached it; the rest is as that left it.
        if (gone) await remove(gone);
        const start = await type();
        await start.until(isNow);
        end(start);
        expect({ way, left: await start.left() }).toEqual({ way, left: [] });
        expect({ way, said: start.said }).toEqual({ way, said: expect.not.stringMatching(TRACE) });
      }
      const next = await type();
      await next.until(says('Emma is ready'));
      const sales = await signInAs(next.origin, 'sales@emma.test');
      expect((await sales.get<unknown[]>('branch')).body).not.toHaveLength(0);
      next.signalGroup('SIGINT');
      expect(await next.left()).toEqual([]);
    },
    LIMIT_MS,
  );
});
