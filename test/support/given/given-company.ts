import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { Role } from '#kernel/permission.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';

/** A small company, made through the API by its first admin. */
export interface Company {
  branch: BranchView;
  trucks: TruckView[];
  people: Record<'sales' | 'manager' | 'lead' | 'mover', EmployeeView>;
}

const PEOPLE = {
  sales: { firstName: 'Sam', lastName: 'Seller', roles: ['sales'] },
  manager: { firstName: 'Dana', lastName: 'Manager', roles: ['manager'] },
  lead: { firstName: 'Ana', lastName: 'Lead', roles: ['team_lead', 'mover'] },
  mover: { firstName: 'Bo', lastName: 'Mover', roles: ['mover'] },
} as const satisfies Record<string, { firstName: string; lastName: string; roles: Role[] }>;

export async function givenCompany(
  admin: ApiClient,
  timezone = 'America/Chicago',
): Promise<Company> {
  const branch = await made<BranchView>(
    admin.post('branch', {
      name: 'Oklahoma City',
      timezone,
      phone: '4055550140',
      defaultHourlyRate: 55,
      normalizedAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
      latitude: 35.4823,
      longitude: -97.5204,
      outboundEmail: 'moves@emma.test',
      outboundName: 'Emma Moving',
      outboundRefreshToken: 'unused',
      active: true,
    }),
  );
  const zones = [{ zone: 'O', codes: [], useFee: true, tripFee: 45 }];
  await made(admin.put(`zipzone/${branch._id}`, zones));
  const trucks: TruckView[] = [];
  for (const [index, color] of ['#1c7ed6', '#2f9e44'].entries()) {
    const truck = { name: `T0${index + 1}`, abbreviation: `0${index + 1}`, color };
    trucks.push(await made(admin.post('truck', { ...truck, branchId: branch._id })));
  }
  const hire = (who: keyof typeof PEOPLE): Promise<EmployeeView> =>
    made(
      admin.post('employee', {
        ...PEOPLE[who],
        email: `${who}@emma.test`,
        phone: '4055550199',
        color: '#d0ebff',
        branchId: branch._id,
      }),
    );
  const people = {
    sales: await hire('sales'),
    manager: await hire('manager'),
    lead: await hire('lead'),
    mover: await hire('mover'),
  };
  return { branch, trucks, people };
}

async function made<T>(call: Promise<ApiAnswer>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`The company could not be founded: ${JSON.stringify(body)}`);
  return body as T;
}
