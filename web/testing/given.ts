import type { ClientConfigView } from '#modules/access/contract/access.view.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { DEFAULT_PLANNING } from '#modules/branches/contract/planning.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';

/** Ids of the people and places below. */
export const DANA = '65f000000000000000000001';
export const LEE = '65f000000000000000000002';
export const OKLAHOMA = '65f0000000000000000000b1';
export const DENVER = '65f0000000000000000000b2';

export const givenBranch = (change: Partial<BranchView> = {}): BranchView => ({
  _id: OKLAHOMA,
  name: 'Oklahoma City',
  timezone: 'America/Chicago',
  phone: '4055550100',
  defaultHourlyRate: 55,
  active: true,
  normalizedAddress: '1 Main St, Oklahoma City, OK 73102',
  latitude: 35.47,
  longitude: -97.51,
  googlePlusUrl: '',
  facebookUrl: '',
  yelpUrl: '',
  twitterUrl: '',
  gatherupUrl: '',
  instagramUrl: '',
  registrationNumber: '',
  publicShare: 50,
  emailProof: false,
  version: 1,
  ...change,
});

/** Planning settings that nobody has saved. */
export const givenPlanning = (change: Partial<PlanningView> = {}): PlanningView => ({
  version: 0,
  changed: null,
  changedBy: null,
  ...DEFAULT_PLANNING,
  ...change,
});

export const givenEmployee = (change: Partial<EmployeeView> = {}): EmployeeView => ({
  _id: DANA,
  firstName: 'Dana',
  lastName: 'Reyes',
  fullName: 'Dana Reyes',
  displayName: 'Dana R.',
  color: '#7048e8',
  picture: null,
  branchId: OKLAHOMA,
  active: true,
  isTeamLead: false,
  isManager: false,
  email: 'dana@emma.test',
  phone: '',
  deleted: false,
  notes: '',
  branch: { _id: OKLAHOMA, name: 'Oklahoma City', timezone: 'America/Chicago' },
  cohort: '',
  roles: ['sales'],
  isSales: true,
  isAdmin: false,
  hasManagerialPosition: false,
  version: 1,
  ...change,
});

export const givenClientConfig = (change: Partial<ClientConfigView> = {}): ClientConfigView => ({
  environment: 'production',
  sandboxLabel: null,
  oidc: {
    issuer: 'http://localhost/dev-idp',
    clientId: 'emma-web',
    authorizeUrl: 'http://localhost/dev-idp/auth',
  },
  maps: { provider: 'embedded', approximate: true, tileUrl: null, attribution: '' },
  version: '0.1.0',
  ...change,
});
