import type { EmployeeView } from '../../../src/modules/employees/contract/employee.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { foundCompany } from '../../support/company/found-company.js';
import type { Known } from './values.js';

/** Texts that some field takes. */
const WORDS = [
  'Web site',
  '73103',
  'Apartment',
  'House',
  'Load',
  '2.5',
  '1',
  '09:00',
  'maria@example.test',
  'all',
  'mail',
  'rfq',
  '2027-03-10',
  '2027-03-10T15:00:00.000Z',
  'America/Chicago',
  '#336699',
];

/** A small company with a customer. The one who asks is nowhere in it, or would dismiss herself. */
export async function givenWorld(admin: ApiClient): Promise<Known> {
  const { branch, trucks, people } = await foundCompany(admin);
  await admin.put(`zipzone/${branch._id}`, [
    { zone: 'A', codes: ['73103'], useFee: true, tripFee: 20 },
  ]);
  const { body: created } = await admin.post<{ id: string }>('customermgt', {
    moveContractRequest: {
      customerInformation: { firstName: 'Maria', lastName: 'Gomez', referredBy: 'Web site' },
      moveDetails: { branchId: branch._id, requestedDay: '2027-03-10' },
    },
  });
  const { body: customer } = await admin.get(`customer/${created.id}`);
  const { body: self } = await admin.get<EmployeeView>('employee/self');
  const ids = [
    branch._id,
    ...[...trucks, ...Object.values<EmployeeView>(people)].map(({ _id }) => _id),
    ...(JSON.stringify(customer).match(/\b[0-9a-f]{24}\b/g) ?? []),
  ];
  return { ids: [...new Set(ids)].filter((id) => id !== self._id), words: WORDS };
}
