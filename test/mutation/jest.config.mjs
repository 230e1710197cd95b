import { fileURLToPath } from 'node:url';
import all from '../../jest.config.mjs';

const { displayName, ...unit } = all.projects.find(({ displayName }) => displayName === 'unit');
const { MUTATION_OF } = process.env;

/**
 * Only the unit tests of pure code: tests of code that merely uses it need not notice its faults.
 */
export default {
  ...unit,
  testMatch: ['**/kernel/**/*.spec.ts', '**/domain/**/*.spec.ts'],
  roots: MUTATION_OF
    ? [fileURLToPath(new URL(`../../${MUTATION_OF}`, import.meta.url))]
    : unit.roots,
};
