import type { ApiClient } from '../api/api-client.js';
import { IS_THOROUGH, someOf } from '../thorough.js';
import type { BadKind } from './bad-values.js';
import { bodyFields, withValueAt } from './body-fields.js';
import type { BodyField } from './body-fields.js';
import type { World } from './given-world.js';
import { goodBodies } from './good-bodies.js';
import type { MakeBody } from './good-bodies.js';
import { valueInPath } from './good-targets.js';
import type { Call, OpenApi } from './open-api.js';
import { readOnlyFields } from './read-only-fields.js';
import type { WireAnswer } from './refusal-fault.js';

/** A good body in which something is spoiled, and what it was answered. */
export interface MalformedBody {
  /** Of the call: `PUT branch/{id}`. */
  name: string;
  /** Of the spoiled fields, dotted. */
  paths: string[];
  kind: string;
  method: string;
  target: string;
  /** Of a visitor, who may not ask often. */
  address: string;
  body: string;
  answer: WireAnswer;
}

/** A call with what it takes. */
interface Known {
  call: Call;
  fields: BodyField[];
  make: MakeBody;
}

const AT_ONCE = 4;
const LARGE_EVERY = 5;
const dotted = ({ path }: BodyField): string => path.join('.');

/** Sends each call that has a body in JSON, every third but at night, a good one in which something is spoiled. */
export class MalformedBodies {
  private readonly known: readonly Known[];
  private visitors = 0;

  constructor(
    private readonly origin: string,
    private readonly admin: ApiClient,
    private readonly world: World,
    document: OpenApi,
  ) {
    const isReadOnly = readOnlyFields();
    const bodies = goodBodies(admin, world);
    const calls = document.calls.filter(({ body }) => body !== undefined);
    this.known = someOf(calls, 3).map((call) => {
      const make = bodies[nameOf(call)];
      if (!make) throw new Error(`No good body is known of ${nameOf(call)}`);
      return { call, make, fields: bodyFields(call.body ?? {}, document, isReadOnly) };
    });
  }

  /** Every field of every body, one at a time; large values to some of them only, but at night. */
  async oneByOne(kinds: readonly BadKind[]): Promise<MalformedBody[]> {
    const seen = new Set<string>();
    const isFirst = ({ isEverywhere }: BadKind, { origin }: BodyField): boolean =>
      isEverywhere || !seen.has(origin);
    const waiting = this.known.values();
    const asked: MalformedBody[] = [];
    const work = async (): Promise<void> => {
      for (const known of waiting) {
        const good = await known.make();
        for (const field of known.fields) {
          const mayBeLarge = IS_THOROUGH || seen.size % LARGE_EVERY === 0;
          const wanted = kinds.filter(
            (kind) => isFirst(kind, field) && (mayBeLarge || !kind.isLarge),
          );
          seen.add(field.origin);
          for (const kind of wanted) {
            if (kind.of(field) === undefined) continue;
            asked.push(await this.spoil(known, [field], kind, good));
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return asked;
  }

  /**
   * All fields of a body at once with each kind, then again without those that the refusal named,
   * until it is taken or refused for another reason.
   */
  async together(kinds: readonly BadKind[]): Promise<MalformedBody[]> {
    const asked: MalformedBody[] = [];
    for (const known of this.known) {
      for (const kind of kinds) asked.push(...(await this.wearDown(known, kind)));
    }
    return asked;
  }

  /** Sends what was sent before once more. */
  async repeat(all: readonly MalformedBody[]): Promise<void> {
    for (const one of all) await this.send(one);
  }

  private async wearDown(known: Known, kind: BadKind): Promise<MalformedBody[]> {
    const good = await known.make();
    const rounds: MalformedBody[] = [];
    let fields = known.fields.filter(({ schema }) => !schema.properties && !schema.items);
    for (;;) {
      const malformed = await this.spoil(known, fields, kind, good);
      rounds.push(malformed);
      const named = namedIn(malformed.answer);
      const others = fields.filter((field) => !named.some((path) => isIn(dotted(field), path)));
      if (others.length === fields.length) return rounds;
      fields = others;
    }
  }

  private async spoil(
    { call }: Known,
    fields: readonly BodyField[],
    kind: BadKind,
    good: unknown,
  ): Promise<MalformedBody> {
    const body = fields.reduce(
      (sofar, field) => withValueAt(sofar, field.path, kind.of(field)),
      good,
    );
    const request = {
      name: nameOf(call),
      paths: fields.map(dotted),
      kind: kind.name,
      method: call.method,
      target: call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
        valueInPath(call.path, key, this.world),
      ),
      address: this.nextAddress(),
      body: JSON.stringify(body),
    };
    return { ...request, answer: await this.send(request) };
  }

  private nextAddress(): string {
    this.visitors += 1;
    return `10.0.${this.visitors >> 8}.${this.visitors & 255}`;
  }

  private async send({
    method,
    target,
    address,
    body,
  }: Pick<MalformedBody, 'method' | 'target' | 'address' | 'body'>): Promise<WireAnswer> {
    const answer = await fetch(this.origin + target, {
      method,
      headers: {
        authorization: `Bearer ${this.admin.token}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
}

const nameOf = ({ method, path }: Call): string => `${method} ${path.replace('/api/v3/', '')}`;

/** The fields that a refusal names. */
function namedIn({ status, text }: WireAnswer): string[] {
  if (status !== 400) return [];
  const { errors = [] } = JSON.parse(text) as { errors?: { path: string }[] };
  return errors.map(({ path }) => path);
}

const isIn = (path: string, holder: string): boolean =>
  path === holder || path.startsWith(`${holder}.`);
