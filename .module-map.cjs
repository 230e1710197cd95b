/** Which module may call whose public face (index.ts, contract/). Acyclic on purpose; edit it in a commit of its own. */
const uses = {
  access: [],
  presence: [],
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
  scheduling: ['branches', 'employees', 'trucks', 'moves', 'maps'],
  // Customers: the page's template preview looks one up.
  mail: ['branches', 'company', 'customers', 'moves', 'employees', 'scheduling'],
  calls: ['moves', 'employees'],
  booking: ['branches', 'moves', 'scheduling', 'mail', 'zip-zones'],
  ops: ['branches', 'employees'],
  reports: ['branches', 'moves', 'scheduling', 'employees', 'trucks', 'calls', 'referrers'],
};

module.exports = uses;
