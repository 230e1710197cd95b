import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import {
  activityState,
  FREE_OF_STOPS,
  FREE_WHILE_TRUCKED,
  isTrucked,
} from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';
import { givenCustomerApi } from './customer-page';
import { refuse, type Call, type FakeApi, type Refusal } from './fake-api';
import { givenBoard, givenPlaced } from './given-board';

type Sent<T> = Partial<T>;
interface SentCustomer extends Omit<Sent<CustomerView>, 'move'> {
  move?: { meta?: object; activities?: Sent<ActivityView>[] };
}

/**
 * A server with one customer: keeps versions, locks what is on a truck, and remembers every write.
 */
export class OneCustomerServer {
  readonly api: FakeApi = givenCustomerApi();
  /** Trucks with somebody else's booking. */
  readonly taken = new Set<string>();
  /** Called with each write before it is checked. */
  onWrite: (call: Call) => void = () => undefined;
  private ids = 0;

  constructor(public customer: CustomerView) {
    const { api } = this;
    api.on('GET /customer/:id', () => structuredClone(this.customer));
    api.on('PUT /customermgt/:id', (call) => this.save(call));
    api.on('PUT /assignment/operation/:branch/:id', (call) => this.place(call));
    api.on('DELETE /assignment/operation/:branch/:id', (call) => this.place(call));
    api.on('GET /movemanager/day_view/:date/:branch', ({ path }) =>
      givenBoard(this.customer, path.split('/')[3] ?? ''),
    );
  }

  get activity(): ActivityView {
    return this.customer.move.activities[0]!;
  }

  get nounce(): string {
    return this.customer.nounce;
  }

  /** Changes the customer as somebody else would. */
  change(act: (customer: CustomerView) => void): void {
    this.customer = structuredClone(this.customer);
    act(this.customer);
    for (const activity of this.customer.move.activities)
      activity.state = activityState(activity.operations, activity.truckCount);
    this.customer.nounce = String(Number(this.customer.nounce) + 1);
  }

  private save(call: Call): CustomerView | Refusal {
    this.onWrite(call);
    const body = call.body as SentCustomer;
    if (body.nounce !== this.nounce) return stale();
    const locked = this.customer.move.activities.some((stored) => {
      const sent = body.move?.activities?.find(({ _id }) => _id === stored._id);
      return isTrucked(stored.operations) && sent && breaksLock(stored, sent);
    });
    if (locked) return refuse(409, 'ACTIVITY_COMMITTED', 'Remove the trucks first.');
    this.change((customer) => {
      const { move, ...contact } = body;
      Object.assign(customer, contact);
      Object.assign(customer.move.meta, move?.meta);
      for (const sent of move?.activities ?? []) {
        const stored = customer.move.activities.find(({ _id }) => _id === sent._id)!;
        const { locations = stored.locations, ...own } = structuredClone(sent);
        const stops = locations.map((stop) => ({
          ...stored.locations.find(({ _id }) => _id === stop._id),
          ...stop,
          worktimeTyped: stop.worktimeTyped ?? false,
        }));
        Object.assign(stored, own, { locations: stops });
        this.giveIds(stored.locations);
        this.giveIds(stored.operations);
      }
    });
    return structuredClone(this.customer);
  }

  private place(call: Call): object {
    this.onWrite(call);
    const operationId = call.path.split('/').at(-1) ?? '';
    const { customerNounce, truck = null } = (call.body ?? Object.fromEntries(call.query)) as {
      customerNounce: string;
      truck?: string | null;
    };
    if (customerNounce !== this.nounce) return stale();
    if (truck && this.taken.has(truck))
      return refuse(409, 'SLOT_TAKEN', 'That time is already booked on this truck.');
    this.change(({ move }) => {
      for (const { operations } of move.activities)
        for (const operation of operations)
          if (operation._id === operationId) operation.truck = truck;
    });
    return { nounce: this.nounce, booking: givenPlaced(this.customer, operationId) };
  }

  private giveIds(entries: (LocationView | OperationView)[]): void {
    for (const entry of entries) entry._id ??= `abc${(this.ids += 1)}`.padStart(24, '0');
  }
}

const stale = (): Refusal =>
  refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.');

const FREE = ['_id', ...FREE_WHILE_TRUCKED, 'locations', 'state', 'transitInfo'];

const breaksStops = (stored: ActivityView, { locations }: Sent<ActivityView>): boolean =>
  locations?.some((sent, at) =>
    Object.entries(sent).some(
      ([field, value]) =>
        !FREE_OF_STOPS.includes(field) &&
        JSON.stringify(value) !==
          JSON.stringify(stored.locations[at]?.[field as keyof LocationView]),
    ),
  ) ?? false;

const breaksLock = (stored: ActivityView, sent: Sent<ActivityView>): boolean =>
  breaksStops(stored, sent) ||
  Object.entries(sent).some(
    ([field, value]) =>
      !FREE.includes(field) &&
      JSON.stringify(value) !== JSON.stringify(stored[field as keyof ActivityView]),
  ) ||
  stored.operations.some(
    (operation) =>
      operation.truck !== null &&
      sent.operations &&
      !sent.operations.some(({ _id, date }) => _id === operation._id && date === operation.date),
  );
