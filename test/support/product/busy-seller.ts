import { randomUUID } from 'node:crypto';
import { addDays } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';
import { STOPS } from './stops.js';

/** What the server has acknowledged of one sale; undefined: not, or not anymore. */
export interface Sale {
  /** Unique to this sale's customer. */
  firstName: string;
  /** The first call and its idempotency key, to be sent again when its answer was lost. */
  body: object;
  key: string;
  customerId?: string;
  notes?: string;
  truckId?: string;
  jobId?: string;
}

interface SellerPlan {
  branchId: string;
  truckId: string;
  /** `YYYY-MM-DD` of the first sale; each further one is for the day after. */
  from: string;
}

/** Someone who sells and books one move a day without pause, until the server is gone. */
export class BusySeller {
  readonly sales: Sale[] = [];

  constructor(
    private readonly client: ApiClient,
    private readonly place: SellerPlan,
    private readonly name: string,
  ) {}

  /** Resolves when a call gets no answer. @throws Error when one is refused. */
  async work(): Promise<void> {
    for (;;) {
      const sale = this.begin();
      this.sales.push(sale);
      try {
        await this.carryOut(sale);
      } catch (error) {
        if (isUnanswered(error)) return;
        throw error;
      }
    }
  }

  private begin(): Sale {
    const firstName = `${this.name}${this.sales.length}`;
    const requestedDay = addDays(this.place.from, this.sales.length);
    const customerInformation = {
      firstName,
      lastName: 'Steadfast',
      phone: '4055550100',
      phoneType: 'Mobile',
      email: `${firstName.toLowerCase()}@example.test`,
      referredBy: 'Web site',
    };
    const moveDetails = { branchId: this.place.branchId, requestedDay };
    const body = { moveContractRequest: { customerInformation, moveDetails } };
    return { firstName, body, key: randomUUID() };
  }

  private async carryOut(sale: Sale): Promise<void> {
    const headers = { 'idempotency-key': sale.key };
    const { id } = await accepted<{ id: string }>(
      this.client.post('customermgt', sale.body, { headers }),
    );
    sale.customerId = id;
    const { nounce, activityId } = partsOf(await accepted(this.client.get(`customer/${id}`)));
    const notes = `Notes of ${sale.firstName}`;
    const move = { activities: [{ _id: activityId, locations: STOPS }] };
    const saved = await accepted<CustomerView>(
      this.client.put(`customermgt/${id}`, { nounce, notes, move }),
    );
    sale.notes = notes;
    const { branchId, truckId } = this.place;
    await accepted(
      this.client.put(`assignment/operation/${branchId}/${partsOf(saved).operationId}`, {
        customerNounce: saved.nounce,
        truck: truckId,
      }),
    );
    sale.truckId = truckId;
    const { jobId } = await accepted<{ jobId: string }>(
      this.client.post(`move/drivetimes/${id}/${activityId}`),
    );
    sale.jobId = jobId;
  }
}

/**
 * What fetch throws comes from another realm than the tests' own classes: only its name can be
 * checked.
 */
export const isUnanswered = (error: unknown): boolean => (error as Error).name === 'TypeError';

/** The body of an answer. @throws Error when it is a refusal */
export async function accepted<T>(call: Promise<ApiAnswer>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as T;
}

function partsOf({ nounce, move }: CustomerView) {
  const activity = move.activities[0];
  const operation = activity?.operations[0];
  if (!activity || !operation) throw new Error('A customer without a move');
  return { nounce, activityId: activity._id, operationId: operation._id };
}
