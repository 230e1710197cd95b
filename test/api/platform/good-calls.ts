import { addDays } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { World } from '../../support/fuzz/given-world.js';
import { goodBodies } from '../../support/fuzz/good-bodies.js';
import type { MakeBody } from '../../support/fuzz/good-bodies.js';
import { valueInPath } from '../../support/fuzz/good-targets.js';

/** A call as the API document describes it. */
export interface DocumentedCall {
  /** `PUT customermgt/{id}`. */
  name: string;
  method: string;
  path: string;
  /** The limit that it shares with others. */
  limit: string | undefined;
  aMinute: number | undefined;
}

interface Document {
  paths: Record<string, Record<string, { 'x-limit'?: string; 'x-calls-a-minute'?: number }>>;
}

/** Reads; what is to be on the board first; then what works on it; what takes away comes last. */
const ORDER = [
  'GET',
  'PUT assignment/operation',
  'POST',
  'PUT',
  'DELETE assignment',
  'DELETE move/activity',
  'DELETE',
];
const placeOf = ({ name }: DocumentedCall): number =>
  ORDER.findIndex((start) => name.startsWith(start));

type Query = Readonly<Record<string, string>>;

/** All calls of the running server, in an order in which each finds what it needs. */
export async function callsOf(anyone: ApiClient): Promise<DocumentedCall[]> {
  const { body } = await anyone.get<Document>('/api/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v3/', '')}`,
      method: method.toUpperCase(),
      path,
      limit: operation['x-limit'],
      aMinute: operation['x-calls-a-minute'],
    })),
  );
  return calls.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Makes calls that are taken: reads where there is most to read. */
export class GoodCalls {
  private readonly bodies: Readonly<Record<string, MakeBody>>;

  constructor(
    private readonly admin: ApiClient,
    private readonly world: World,
    private readonly busiest: { branchId: string; day: string },
  ) {
    this.bodies = goodBodies(admin, world);
  }

  /** Lists that are measured with searches and filters too. */
  get searched(): string[] {
    return Object.keys(this.searches());
  }

  /** Once as pages do at first, and in each way that a list is searched and filtered. */
  async make(call: DocumentedCall): Promise<ApiAnswer[]> {
    const plain = (await this.queries())[call.name] ?? {};
    const answers = [];
    for (const query of [plain, ...(this.searches()[call.name] ?? [])]) {
      answers.push(await this.ask(call, query));
    }
    return answers;
  }

  private async ask(call: DocumentedCall, query: Query): Promise<ApiAnswer> {
    const { method, name } = call;
    const path = this.pathOf(call);
    const options = { query };
    const body = await this.bodies[name]?.();
    switch (method) {
      case 'POST':
        return this.admin.post(path, body, options);
      case 'PUT':
        return this.admin.put(path, body, options);
      case 'PATCH':
        return this.admin.patch(path, body, options);
      case 'DELETE':
        return this.admin.delete(path, options);
      default:
        return this.admin.get(path, options);
    }
  }

  private pathOf({ path, method }: DocumentedCall): string {
    const { branchId, day: date } = this.busiest;
    const ofMove = path.includes('/move/activity/') && { id: this.world.activityId };
    const busy: Query = method === 'GET' ? { branchId, date, ...ofMove } : {};
    return path.replace(
      /\{(\w+)\}/g,
      (_all, name: string) => busy[name] ?? valueInPath(path, name, this.world),
    );
  }

  /** What calls need besides their path, as things stand now. */
  private async queries(): Promise<Readonly<Record<string, Query>>> {
    const { customerId, activityId } = this.world;
    const { body } = await this.admin.get<CustomerView>(`customer/${customerId}`);
    const { nounce } = body;
    const { branchId, day } = this.busiest;
    const place = { latitude: '35.4', longitude: '-97.5' };
    return {
      'GET movemanager/load/{branchId}': { from: day, to: addDays(day, 41) },
      'GET places/memory': { street: '1200 N Walker Ave', zip: '73103' },
      'GET maps/area': { south: '35', west: '-98', north: '36', east: '-97' },
      'GET maps/places': { q: '1200 N Walker' },
      'GET maps/geocode': { address: '1200 N Walker Ave, Oklahoma City, OK 73103' },
      'GET maps/legs': { from: '35.4,-97.5', to: '35.5,-97.5' },
      'GET maps/streetview': place,
      'GET mailer/proposal': { customerId },
      'GET move/activity/{id}/promises': { customerId },
      'GET planning/proposals': { branchId, date: day },
      'DELETE movemanager/standin': {
        branchId: this.world.branchId,
        date: valueInPath('', 'date', this.world),
        truck: this.world.truckId,
      },
      'GET actuals': { branchId, from: day, to: day },
      'DELETE customer/{id}': { nounce, reason: 'Moves later' },
      'DELETE move/activity': { customerId, activityId, nounce },
      'DELETE assignment/operation/{branchId}/{operationId}': { customerNounce: nounce },
      'DELETE assignment/follow/{branchId}/{operationId}': {
        customerNounce: nounce,
        afterNounce: nounce,
      },
    };
  }

  private searches(): Readonly<Record<string, readonly Query[]>> {
    const { branchId } = this.busiest;
    const leads: Query[] = [{ branchId }, { columns: 'phone,nextCall' }];
    return {
      'GET employee': [{ search: 'a' }, { filter: 'all', branch: branchId }],
      'GET troublelocations': [{ address: '1 Low Bridge Rd, Tulsa' }, { address: 'a' }],
      'GET customermgt/newleads': leads,
      'GET customermgt/autobookings': leads,
      'GET customer/newleads_queue_size': [{ branchId }],
      'GET customer/autobook_queue_size': [{ branchId }],
      'GET truck': [{ filter: 'all', includeRentals: 'true' }, { locationId: branchId }],
      'GET zipzone': [{ branchId }],
      'GET referrer': [{ all: 'true' }],
      'GET branch': [{ includeInactive: 'true' }],
      'GET mailer/template': [{ regionId: branchId }],
      'GET ops/queues/{name}/jobs': [{ state: 'completed', size: '200' }],
      'GET contract/history/{id}': [{ type: 'UPDATED' }],
    };
  }
}
