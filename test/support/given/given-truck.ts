import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { TestApi } from '../api/start-test-api.js';

let made = 0;

/** A truck of the home branch, made as an admin makes one. */
export async function givenTruck(api: TestApi, over: Partial<TruckView> = {}): Promise<TruckView> {
  made += 1;
  // In the order in which they were made, by name too.
  const name = `T${String(made).padStart(3, '0')}`;
  const { status, body } = await api.as('admin').post<TruckView>('truck', {
    name,
    abbreviation: name,
    color: '#1c7ed6',
    hasLift: false,
    inService: true,
    branchId: api.branchId,
    ...over,
  });
  if (status !== 200) throw new Error(`No truck: ${JSON.stringify(body)}`);
  return body;
}
