import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT, sourcesEndingIn } from './support/sources.js';

/** Each table and the one module that reads and writes it; all others read views. */
const OWNERS: Readonly<Record<string, string>> = {
  'access.session': 'access',
  'access.subject': 'access',
  'access.ticket': 'access',
  'access.used_token': 'access',
  'access.visit': 'access',
  'actuals.actual': 'actuals',
  'actuals.entry': 'actuals',
  'actuals.stamp': 'actuals',
  'booking.booked_operation': 'booking',
  'booking.email_code': 'booking',
  'booking.reservation': 'booking',
  'branches.branch': 'branches',
  'branches.planning_version': 'branches',
  'company.company': 'company',
  'company.logo': 'company',
  // The customer of a move belongs to the move; the name stays for the previous release.
  'customers.customer': 'moves',
  'customers.customer_count': 'customers',
  'customers.customer_search': 'customers',
  'customers.next_call': 'customers',
  'customers.saved_view': 'customers',
  'customers.search_word': 'customers',
  'customers.search_word_deletion': 'customers',
  'employees.employee': 'employees',
  'employees.picture': 'employees',
  'mail.email': 'mail',
  'mail.mailbox_message': 'mail',
  'mail.template': 'mail',
  'moves.activity': 'moves',
  'moves.direct_leg': 'moves',
  'moves.estimate_constants': 'moves',
  'moves.item': 'moves',
  'moves.location': 'moves',
  'moves.operation': 'moves',
  'planning.proposal': 'planning',
  'problem_locations.problem_location': 'problem-locations',
  'ranges.branch_setting': 'ranges',
  'ranges.job_basis': 'ranges',
  'ranges.model_job': 'ranges',
  'ranges.model_scope': 'ranges',
  'ranges.model_version': 'ranges',
  'promises.promise': 'promises',
  'referrers.referrer': 'referrers',
  'reports.report': 'reports',
  'scheduling.calendar_feed': 'scheduling',
  'scheduling.crew_place': 'scheduling',
  'scheduling.day_off': 'scheduling',
  'scheduling.day_plan': 'scheduling',
  'scheduling.marked_day': 'scheduling',
  'scheduling.occupancy': 'scheduling',
  'scheduling.slot_hold': 'scheduling',
  'scheduling.stand_in': 'scheduling',
  'trucks.truck': 'trucks',
  'zip_zones.zone': 'zip-zones',
  'zip_zones.zone_code': 'zip-zones',
};

const textOf = (path: string): string => readFileSync(join(CHECKOUT, path), 'utf8');
const isMigration = (path: string): boolean => path.includes('/migrations/');
const IN_MODULE = /^src\/modules\/([^/]+)\//;
const modules = sourcesEndingIn('.ts').filter((path) => IN_MODULE.test(path));

/** Tables that a source names in SQL, or registers as the table of a row. */
function tablesIn(text: string): string[] {
  const named = text.matchAll(/\b([a-z_]+\.[a-z_]+)\b/g);
  const rows = text.matchAll(/@Entity\(\{ schema: '([a-z_]+)', name: '([a-z_]+)' \}\)/g);
  return [
    ...[...named].map(([, table = '']) => table),
    ...[...rows].map(([, schema = '', name = '']) => `${schema}.${name}`),
  ].filter((table) => table in OWNERS);
}

describe('the tables of the modules', () => {
  it('each have an owner', () => {
    const made = modules
      .filter(isMigration)
      .flatMap((path) => [...textOf(path).matchAll(/create table ([a-z_]+\.[a-z_]+)/g)])
      .map(([, table]) => table);
    expect(made.length).toBeGreaterThan(25);
    expect([...new Set(made)].sort()).toEqual(Object.keys(OWNERS).sort());
  });

  it('are named by their owner only', () => {
    const intruders = modules
      .filter((path) => !isMigration(path))
      .flatMap((path) => {
        const module = IN_MODULE.exec(path)?.[1];
        const others = tablesIn(textOf(path)).filter((table) => OWNERS[table] !== module);
        return others.map((table) => `${path}: ${table}`);
      });
    expect(intruders).toEqual([]);
  });
});
