import all from '../../jest.config.mjs';

const { displayName, ...unit } = all.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests alone: faults are sown in pure code, which needs no more. */
export default unit;
