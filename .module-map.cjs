/** Which module may call whose public face (index.ts, contract/). Acyclic on purpose; edit it in a commit of its own. */
const uses = {
  access: [],
  presence: [],
  branches: [],
  referrers: [],
  'zip-zones': ['branches'],
  maps: ['branches'],
  'problem-locations': ['maps'],
  employees: ['branches'],
  trucks: ['branches'],
  customers: ['branches', 'referrers', 'presence'],
  moves: ['branches', 'customers', 'referrers', 'zip-zones', 'maps', 'problem-locations'],
  scheduling: ['branches', 'employees', 'trucks', 'moves', 'maps'],
  mail: ['branches', 'customers', 'moves', 'employees', 'scheduling'],
  calls: ['customers', 'moves', 'employees'],
  booking: ['branches', 'customers', 'moves', 'scheduling', 'mail', 'zip-zones'],
  ops: ['branches', 'employees'],
  reports: [
    'branches',
    'customers',
    'moves',
    'scheduling',
    'employees',
    'trucks',
    'calls',
    'referrers',
  ],
};

module.exports = uses;
