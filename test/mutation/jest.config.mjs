import all from '../../jest.config.mjs';

const { displayName, ...unit } = all.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests of pure code alone: whoever only uses it is not there to notice its faults. */
export default { ...unit, testMatch: ['**/kernel/**/*.spec.ts', '**/domain/**/*.spec.ts'] };
