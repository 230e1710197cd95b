/* Folders may need each other in one direction only. A run of its own, over what is shipped: a spec and its helpers may import from folders above them. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'two folders that need each other are one, or a third lies beneath them',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '\\.(spec|fixture)\\.tsx?$|^(web|src/platform)/testing/' },
  },
};
