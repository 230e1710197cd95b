import type { World } from './given-world.js';

/** What `{id}` stands for, by the path that it is in; the first that fits decides. */
const ID_IN: readonly (readonly [RegExp, keyof World])[] = [
  [/\/branch\//, 'branchId'],
  [/\/employee\//, 'employeeId'],
  [/\/truck\//, 'truckId'],
  [/\/troublelocations\//, 'problemId'],
  [/\/mailer\/template\//, 'templateId'],
  [/\/mailbox\//, 'emailId'],
  [/./, 'customerId'],
];

const OTHERS: Readonly<Record<string, string>> = {
  date: '2027-03-10',
  name: 'maintenance',
  secret: 'x'.repeat(43),
  jobId: 'd'.repeat(24),
  z: '3',
  x: '1',
  y: '2',
  version: '0',
};

/** Parameters that are called otherwise there. */
const ALSO: Readonly<Record<string, keyof World>> = { operation: 'operationId' };

/** What stands for a name in a path, so that the request meets something that exists. */
export function valueInPath(path: string, name: string, world: World): string {
  const key = name === 'id' ? ID_IN.find(([fits]) => fits.test(path))?.[1] : (ALSO[name] ?? name);
  return OTHERS[name] ?? (key && world[key as keyof World]) ?? '';
}
