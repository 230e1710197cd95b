/** Which module may call whose public face (index.ts, contract/). Acyclic on purpose; edit it in a commit of its own. */
const uses = {
  access: [],
  // A place that is viewed is a branch's day or a move, and it is there.
  presence: ['branches', 'moves'],
  company: [],
  branches: [],
  referrers: [],
  'zip-zones': ['branches'],
  maps: ['branches'],
  'problem-locations': ['maps'],
  employees: ['branches'],
  trucks: ['branches'],
  moves: ['branches', 'referrers', 'zip-zones', 'maps', 'problem-locations'],
  // Calls: how long a quote has been silent.
  customers: ['branches', 'moves', 'presence', 'calls'],
  actuals: ['branches', 'trucks', 'moves'],
  places: ['branches', 'moves', 'actuals', 'ranges'],
  scheduling: ['branches', 'employees', 'trucks', 'moves', 'maps', 'actuals'],
  // Scheduling: boards ask how long jobs may take.
  ranges: ['branches', 'moves', 'scheduling', 'actuals'],
  promises: ['moves', 'ranges'],
  planning: ['branches', 'employees', 'trucks', 'moves', 'scheduling'],
  // Customers: the page's template preview looks one up. Ranges: admins are told of a version that is held.
  mail: [
    'branches',
    'company',
    'customers',
    'moves',
    'employees',
    'scheduling',
    'ranges',
    'promises',
  ],
  calls: ['moves', 'employees'],
  booking: ['branches', 'trucks', 'moves', 'scheduling', 'mail', 'zip-zones'],
  ops: ['branches', 'moves', 'employees'],
  reports: [
    'branches',
    'moves',
    'scheduling',
    'employees',
    'trucks',
    'calls',
    'referrers',
    'actuals',
  ],
};

module.exports = uses;
