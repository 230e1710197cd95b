import { randomUUID } from 'node:crypto';
import { addDays } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { STOPS } from '../../support/product/stops.js';
import type { RetryingClient } from './retrying-client.js';
import type { Sale } from './sale.js';

interface SellerPlan {
  branchId: string;
  truckIds: readonly string[];
}

/** So many sales are for one day, so that people want the same trucks at the same time. */
const SALES_A_DAY = 6;
const FIRST_DAY = '2027-01-04';
/** Every third customer changes their mind. */
const UNBOOKS = 3;

/** Someone who sells, books and writes without pause, and tries again what has failed. */
export class Seller {
  private leaving = false;

  constructor(
    private readonly client: RetryingClient,
    private readonly place: SellerPlan,
    /** Gets every sale before its first call. */
    private readonly sales: Sale[],
  ) {}

  /** Works until told to leave. */
  async work(): Promise<void> {
    while (!this.leaving) {
      const sale = this.begin();
      this.sales.push(sale);
      await this.carryOut(sale);
    }
  }

  leave(): void {
    this.leaving = true;
  }

  private begin(): Sale {
    const number = this.sales.length + 1;
    const firstName = `Sale${number}`;
    return {
      number,
      firstName,
      key: randomUUID(),
      day: addDays(FIRST_DAY, Math.floor(number / SALES_A_DAY)),
      isFinished: false,
    };
  }

  private async carryOut(sale: Sale): Promise<void> {
    sale.customerId = await this.register(sale);
    await this.describe(sale.customerId, (sale.notes = `Notes of ${sale.firstName}`));
    const truckId = this.place.truckIds[sale.number % this.place.truckIds.length] ?? '';
    sale.truckId = (await this.book(sale.customerId, truckId)) ? truckId : null;
    if (sale.truckId && sale.number % UNBOOKS === 0) {
      await this.unbook(sale.customerId);
      sale.truckId = null;
    }
    sale.emailId = await this.write(sale, sale.customerId);
    sale.jobId = await this.askForDriveTimes(sale.customerId);
    sale.isFinished = true;
  }

  private async register({ firstName, key, day }: Sale): Promise<string> {
    const customerInformation = {
      ...{ firstName, lastName: 'Steadfast', phone: '4055550100', phoneType: 'Mobile' },
      ...{ email: `${firstName.toLowerCase()}@example.test`, referredBy: 'Web site' },
    };
    const moveDetails = { branchId: this.place.branchId, requestedDay: day };
    const body = { moveContractRequest: { customerInformation, moveDetails } };
    const { id } = await this.client.post<{ id: string }>('customermgt', body, key);
    return id;
  }

  /** A second time with the same text when nobody can tell whether the first one was taken. */
  private async describe(customerId: string, notes: string): Promise<void> {
    await this.save('Describing', customerId, ({ nounce, move }) => {
      const activities = [{ _id: move.activities[0]?._id, locations: STOPS }];
      const body = { nounce, notes, move: { activities } };
      return () => this.client.api.put(`customermgt/${customerId}`, body);
    });
  }

  /** False when another customer has the truck at that time. */
  private async book(customerId: string, truck: string): Promise<boolean> {
    return this.save('Booking', customerId, (view) => {
      const body = { customerNounce: view.nounce, truck };
      if (operationOf(view).truck === truck) return undefined;
      return () => this.client.api.put(this.assignmentOf(view), body);
    });
  }

  private async unbook(customerId: string): Promise<void> {
    await this.save('Unbooking', customerId, (view) => {
      const query = { customerNounce: view.nounce };
      if (operationOf(view).truck === null) return undefined;
      return () => this.client.api.delete(this.assignmentOf(view), { query });
    });
  }

  private assignmentOf(view: CustomerView): string {
    return `assignment/operation/${this.place.branchId}/${operationOf(view)._id}`;
  }

  /**
   * Reads, changes, and looks again where the change was not answered.
   * @param change undefined when it is as it should be
   * @returns false when the slot was taken
   */
  private async save(
    what: string,
    customerId: string,
    change: (view: CustomerView) => (() => Promise<ApiAnswer>) | undefined,
  ): Promise<boolean> {
    return this.client.until(async () => {
      const call = change(await this.client.get<CustomerView>(`customer/${customerId}`));
      if (!call) return true;
      const answer = await this.client.attempt(what, call);
      if (!answer) return undefined;
      const { code } = answer.body as { code?: string };
      if (answer.status < 300) return true;
      if (code === 'STALE_NOUNCE') return undefined;
      if (code === 'SLOT_TAKEN') return false;
      throw this.client.surprise(what, answer);
    });
  }

  private async write(sale: Sale, customerId: string): Promise<string> {
    const { emailId } = await this.client.post<{ emailId: string }>(
      'mailer/send',
      {
        ...{ customerId, html: `<p>Dear ${sale.firstName}</p>`, subject: 'Your move' },
        ...{ recipient: `${sale.firstName}@example.test`, recipientcc: '', template: 'other' },
      },
      `${sale.key}-mail`,
    );
    return emailId;
  }

  private async askForDriveTimes(customerId: string): Promise<string> {
    const view = await this.client.get<CustomerView>(`customer/${customerId}`);
    const path = `move/drivetimes/${customerId}/${view.move.activities[0]?._id}`;
    return (await this.client.post<{ jobId: string }>(path, undefined, randomUUID())).jobId;
  }
}

function operationOf({ move }: CustomerView): { _id: string; truck: string | null } {
  const operation = move.activities[0]?.operations[0];
  if (!operation) throw new Error('A customer without a move');
  return operation;
}
