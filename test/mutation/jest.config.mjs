import { fileURLToPath } from 'node:url';
import all from '../../jest.config.mjs';

const { displayName, ...unit } = all.projects.find(({ displayName }) => displayName === 'unit');
const { MUTATION_OF } = process.env;

/** The unit tests of pure code alone: whoever only uses it is not there to notice its faults. */
export default {
  ...unit,
  testMatch: ['**/kernel/**/*.spec.ts', '**/domain/**/*.spec.ts'],
  roots: MUTATION_OF
    ? [fileURLToPath(new URL(`../../${MUTATION_OF}`, import.meta.url))]
    : unit.roots,
};
