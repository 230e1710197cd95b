import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { fieldsOf } from './support/fields-of.js';
import { exportsOfEach, sourcesEndingIn } from './support/sources.js';

/**
 * Fields without a check: in a body they would be refused as unknown, in settings they would be
 * trusted.
 */
function unjudgedIn(path: string, exported: Record<string, unknown>): string[] {
  return fieldsOf(path)
    .filter(({ owner, field }) => {
      const judged = getMetadataStorage().getTargetValidationMetadatas(
        exported[owner] as () => void,
        '',
        false,
        false,
      );
      return !judged.some(({ propertyName }) => propertyName === field);
    })
    .map(({ owner, field }) => `${owner}.${field}`);
}

describe.each([
  ['what is sent to the server', '.dto.ts', 150],
  ['the settings', '.config.ts', 25],
])('every field of %s', (_what, ending, atLeast) => {
  const files = sourcesEndingIn(ending);

  it('is validated', async () => {
    const exported = await exportsOfEach(files);
    const unjudged = files.flatMap((path, index) => unjudgedIn(path, exported[index] ?? {}));
    expect(unjudged).toEqual([]);
    expect(files.flatMap(fieldsOf).length).toBeGreaterThan(atLeast);
  });
});
