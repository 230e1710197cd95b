import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT, sourcesEndingIn } from './support/sources.js';
import { textsOfTheTree } from './support/texts.js';

/**
 * Contracts, controllers, the SQL that writes the API's JSON, and the demo, which sends what people
 * would.
 */
const EDGE = /^src\/(modules\/[^/]+\/(contract|http|sql|persistence\/migrations)|app\/demo)\//;

/**
 * What the API calls differently from the server, and which files besides the edge may use the
 * name.
 */
const WIRE_NAMES: Readonly<Record<string, readonly string[]>> = {
  // `workType` inside
  typeOfWOrk: [],
  // `version` inside
  nounce: [
    // How long it may be.
    'src/kernel/validation/limits.ts',
    // Read a body.
    'src/modules/booking/commands/confirm-reservation/confirm-reservation.handler.ts',
    'src/modules/moves/commands/patch-customer/patch-customer.handler.ts',
    'src/modules/moves/commands/update-customer/update-customer.handler.ts',
    // Write an answer or messages to boards and pages.
    'src/modules/moves/commands/move-saver.ts',
    'src/modules/moves/views/customer-view.ts',
    // Send the commands of the board, one after another, and tell what their answers say.
    'src/modules/planning/commands/place-writer.ts',
    'src/modules/scheduling/live/board-changes.ts',
    'src/modules/scheduling/queries/get-day-view/get-day-view.handler.ts',
    'src/modules/scheduling/queries/shown-bookings.ts',
    'src/modules/scheduling/queries/to-booking.ts',
  ],
};

const inside = sourcesEndingIn('.ts').filter((path) => !EDGE.test(path));
const saying = (word: string): string[] => {
  const whole = new RegExp(`\\b${word}\\b`);
  return inside.filter((path) => whole.test(readFileSync(join(CHECKOUT, path), 'utf8')));
};

describe('names of the wire', () => {
  it.each(Object.entries(WIRE_NAMES))('%s stands at the edge alone', (word, otherwise) => {
    expect(saying(word)).toEqual([...otherwise].sort());
  });
});

const PAGE_CALL = /^ +(\w+): \w+\.(?:infiniteQuery|query|mutation)[<(]/gm;

describe('names of the page’s calls', () => {
  // The store keeps all of them in one table: of two with a name only the one that is loaded first works.
  it('are each a name of one call', () => {
    const names = textsOfTheTree()
      .filter(({ path }) => /^web\/.*(?<!\.spec)\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(PAGE_CALL)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
