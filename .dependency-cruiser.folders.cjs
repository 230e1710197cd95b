/*
 * Folders need each other one way. It is a run of its own, over what is shipped: a spec and what it
 * stands on may reach for what lies above them.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** The one pair that still needs each other. */
const KNOWN = ['src/modules/mail/(delivery|commands/send-notice)'];

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'two folders that need each other are one, or a third lies beneath them',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: KNOWN.map((path) => `^${path}$`) },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '\\.(spec|fixture)\\.tsx?$|^(web|src/platform)/testing/' },
  },
};
