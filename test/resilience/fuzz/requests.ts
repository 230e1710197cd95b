import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { withValueAt } from '../../support/fuzz/body-fields.js';
import type { BodyField } from '../../support/fuzz/body-fields.js';
import type { Call, Parameter } from '../../support/fuzz/open-api.js';
import type { Values } from './values.js';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** The body as JSON where it is sent as such; undefined: none, or nothing that is JSON. */
  sent: unknown;
  /** What is to be changed in a body that the call takes as things stand when this is sent. */
  spoils?: Spoil[];
}

/** A field of a body, and what is to be there; undefined removes it. */
interface Spoil {
  path: (string | number)[];
  value: unknown;
}

/** What is known of a call besides its description. */
export interface Acquaintance {
  fields: BodyField[];
  valueInPath: (name: string) => string;
  /** Whether a body is known that it takes. */
  isBodyKnown: boolean;
}

/** The request with its body, where it spoils a good one. */
export function withBody(request: WireRequest, good: unknown): WireRequest {
  if (!request.spoils) return request;
  const spoil = (body: unknown, { path, value }: Spoil) => withValueAt(body, path, value);
  const { headers, ...made } = asJson(request.spoils.reduce(spoil, good));
  return { ...request, ...made, headers: { ...headers, ...request.headers } };
}

const JSON_TYPE = 'application/json';
const DEEP = 1_000;
const OVERSIZED = 1_600_000;

/** Bodies that are no JSON, or JSON that no reader should follow to its end. */
const MALFORMED: Arbitrary<Pick<WireRequest, 'headers' | 'body'>> = fc.constantFrom<
  Pick<WireRequest, 'headers' | 'body'>
>(
  { headers: { 'content-type': JSON_TYPE }, body: '{' },
  { headers: { 'content-type': JSON_TYPE }, body: '' },
  { headers: { 'content-type': JSON_TYPE }, body: '{"a":1,"a":2,}' },
  { headers: { 'content-type': JSON_TYPE }, body: '{"__proto__":{"admin":true}}' },
  { headers: { 'content-type': JSON_TYPE }, body: '['.repeat(DEEP) + ']'.repeat(DEEP) },
  { headers: { 'content-type': JSON_TYPE }, body: '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP) },
  { headers: { 'content-type': JSON_TYPE }, body: `{"a":"${'x'.repeat(OVERSIZED)}"}` },
  { headers: { 'content-type': JSON_TYPE }, body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22]) },
  { headers: { 'content-type': `${JSON_TYPE}; charset=utf-16` }, body: '{"a":1}' },
  { headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }, body: '{"a":1}' },
  { headers: { 'content-type': 'text/plain' }, body: '{"a":1}' },
  { headers: { 'content-type': 'application/xml' }, body: '<!DOCTYPE a><a/>' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1&b[]=2' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n\r\n1\r\n--x--' },
  { headers: { 'content-type': 'image/png' }, body: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]) },
  { headers: { 'content-type': 'nonsense' }, body: 'nonsense' },
);

const HEADERS: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'x'.repeat(256) },
      { 'idempotency-key': 'the same key every time' },
      { accept: 'text/html;q=nonsense' },
      { range: 'bytes=9-1,x' },
      { 'accept-encoding': 'br;q=2, gzip;q=-1' },
      { 'x-forwarded-for': 'nonsense, ::1%lo' },
    ),
  },
);

/** An address of its own each time, so that limits on visitors do not end the run. */
const ADDRESS: Arbitrary<string> = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `10.${parts.join('.')}`);

/** Half a surrogate pair cannot be in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const inUrl = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(wellFormed(text));
};

/** Makes requests of a call as its description has them, and as it has them not. */
export function requestsOf(
  call: Call,
  values: Values,
  known: Acquaintance,
): Arbitrary<WireRequest> {
  const at = (place: Parameter['in']) => call.parameters.filter((one) => one.in === place);
  const path = fc
    .tuple(
      ...at('path').map(({ name, schema }) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof(
            { weight: 3, arbitrary: fc.constant(known.valueInPath(name)) },
            values.of(schema ?? {}, name),
          ),
        ),
      ),
    )
    .map((filled) =>
      filled.reduce(
        (text, [name, value]) => text.replace(`{${name}}`, inUrl(value) || '%20'),
        call.path,
      ),
    );
  return fc
    .tuple(path, queries(at('query'), values), bodies(call, values, known), HEADERS, ADDRESS)
    .map(([filled, query, { headers, ...sent }, more, address]) => ({
      method: call.method,
      target: query ? `${filled}?${query}` : filled,
      headers: { 'x-forwarded-for': address, ...headers, ...more },
      ...sent,
    }));
}

function queries(parameters: Parameter[], values: Values): Arbitrary<string> {
  const named = parameters.map(({ name, schema, required }) =>
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), values.of(schema ?? {}, name))
      .map(([chance, value]) => (chance < (required ? 9 : 5) ? `${name}=${inUrl(value)}` : '')),
  );
  const odd = fc.oneof(
    { weight: 30, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x=1',
        'page=1&page=2',
        'a[]=1&a[b]=2',
        '%',
        '=',
        '&&&',
        `q=${'x'.repeat(9_000)}`,
      ),
    },
  );
  return fc.tuple(...named, odd).map((parts) => parts.filter(Boolean).join('&'));
}

type Sent = Pick<WireRequest, 'headers' | 'body' | 'sent' | 'spoils'>;

const NONE: Sent = { headers: {}, body: undefined, sent: undefined };

function bodies({ method, body }: Call, values: Values, known: Acquaintance): Arbitrary<Sent> {
  if (method === 'GET') return fc.constant(NONE);
  const malformed = MALFORMED.map((made): Sent => ({ ...made, sent: undefined }));
  const described = body ? values.of(body).map(asJson) : fc.constant(NONE);
  const good = spoilsOf(known.fields, values).map((spoils): Sent => ({ ...NONE, spoils }));
  return fc.oneof(
    ...(known.isBodyKnown ? [{ weight: 12, arbitrary: good }] : []),
    { weight: 6, arbitrary: described },
    { weight: 1, arbitrary: malformed },
  );
}

/** Up to three fields that are something else; most of the time the server takes the rest. */
function spoilsOf(fields: BodyField[], values: Values): Arbitrary<Spoil[]> {
  if (fields.length === 0) return fc.constant([]);
  const one = fc.constantFrom(...fields).chain(({ path, schema }) => {
    const value = values.of(schema, path.findLast((step) => typeof step === 'string') ?? '');
    const orNothing = fc.oneof({ weight: 9, arbitrary: value }, fc.constant(undefined));
    return orNothing.map((made): Spoil => ({ path, value: made }));
  });
  return fc.array(one, { maxLength: 3 });
}

const asJson = (sent: unknown): Sent => ({
  headers: { 'content-type': JSON_TYPE },
  body: JSON.stringify(sent),
  sent,
});
