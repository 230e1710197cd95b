import type { ActivityFields } from './activity.js';
import type { Customer } from './customer.js';
import type { Operation } from './operation.js';

/** What holds of a field of a move, whatever its kind is. */
export interface FieldRule {
  /** Who writes it: a person, stored as sent or after conversion, or the server alone. */
  readonly by: 'person, as sent' | 'person' | 'server';
  /** Whether the history tells it; a person's are told and the server's are not, unless it says so. */
  readonly told?: boolean | 'unless null';
  /** The history tells this part of it. */
  readonly toldPart?: string;
  /** May change while a truck is booked. */
  readonly freeWhileBooked?: true;
  /** What a clone gets instead: nothing, or this of its customer. */
  readonly clonedAs?: null | 'created' | 'version';
  /** The API has it in the move's `meta`. */
  readonly inMeta?: true;
}

/** The names of the fields with some rules. */
export type FieldsWith<Fields, Rules> = {
  [Name in keyof Fields]: Fields[Name] extends Rules ? Name : never;
}[keyof Fields];
export type SentAsIs = { readonly by: 'person, as sent' };

/** The names of the fields that a person changes and that are stored as sent. */
export const sentAsIs = <const Fields extends Readonly<Record<string, FieldRule>>>(
  fields: Fields,
): readonly FieldsWith<Fields, SentAsIs>[] =>
  fieldsThat(fields, ({ by }) => by === 'person, as sent') as FieldsWith<Fields, SentAsIs>[];

export const fieldsThat = <Name extends string>(
  fields: Readonly<Record<Name, FieldRule>>,
  is: (rule: FieldRule) => boolean,
): Name[] => (Object.keys(fields) as Name[]).filter((name) => is(fields[name]));

export const isTold = ({ by, told = by !== 'server' }: FieldRule): boolean => told !== false;

const SENT = { by: 'person, as sent' } as const;
const SERVERS = { by: 'server' } as const;
/** The server's, and told by the history. */
const TOLD = { by: 'server', told: true } as const;

/** What a person writes of a customer, and in `meta` of the move as a whole. */
export const CONTACT_RULES = {
  firstName: SENT,
  lastName: SENT,
  email: SENT,
  altEmail: SENT,
  referredBy: SENT,
  phone: SENT,
  phoneType: SENT,
  altPhone: SENT,
  altPhoneType: SENT,
  altFirstName: SENT,
  altLastName: SENT,
  isRepeat: SENT,
  previousContractId: SENT,
  externalId: { ...SENT, clonedAs: null },
  managedBy: { ...SENT, clonedAs: null },
  notes: SENT,
} as const satisfies Readonly<Partial<Record<keyof Customer, FieldRule>>>;

export const META_RULES = {
  requestedDay: { ...SENT, inMeta: true },
  doNotDisturb: { ...SENT, inMeta: true },
  moveAlerts: { ...SENT, inMeta: true },
  rateCents: { by: 'person', inMeta: true },
  actualPriceCents: { by: 'person', inMeta: true, clonedAs: null },
} as const satisfies Readonly<Partial<Record<keyof Customer, FieldRule>>>;

export const CUSTOMER_RULES = {
  ...CONTACT_RULES,
  ...META_RULES,
  branchId: { by: 'person' },
  version: SERVERS,
  created: SERVERS,
  status: TOLD,
  autobooking: TOLD,
  reconfirm: { ...TOLD, inMeta: true },
  planVersion: SERVERS,
  stage: SERVERS,
  courtesyCall: SERVERS,
  firstCall: SERVERS,
  hasPhoneEvent: SERVERS,
  stageCalls: SERVERS,
  hasEmail: SERVERS,
  lastEmails: SERVERS,
} as const satisfies Readonly<Record<Exclude<keyof Customer, 'id'>, FieldRule>>;

export const ACTIVITY_RULES = {
  activityDay: { by: 'person' },
  figureOrigins: { by: 'person', told: false, freeWhileBooked: true },
  estHours: SENT,
  minTime: SENT,
  numMovers: SENT,
  truckCount: SENT,
  costingStrategy: SENT,
  notes: { ...SENT, freeWhileBooked: true },
  alerts: { ...SENT, freeWhileBooked: true },
  toBeMoved: { ...SENT, freeWhileBooked: true },
  inventory: { ...SENT, freeWhileBooked: true },
  requiresLift: SENT,
  created: { ...SERVERS, clonedAs: 'created' },
  changedVersion: { ...SERVERS, clonedAs: 'version' },
  startingDriveTime: TOLD,
  endingDriveTime: TOLD,
  transitVersion: SERVERS,
  constantsVersion: SERVERS,
  automatedHours: TOLD,
  automatedMovers: TOLD,
  automatedTrucks: TOLD,
  estimateBasis: TOLD,
} as const satisfies Readonly<Record<Exclude<keyof ActivityFields, 'id'>, FieldRule>>;

export const OPERATION_RULES = {
  date: { by: 'person' },
  /** Promised to somebody, for a day. */
  arrivalWindow: { by: 'person', told: 'unless null', clonedAs: null },
  moverCount: SENT,
  duration: SENT,
  earlyStart: SENT,
  earlyStartNotes: SENT,
  requiresLift: SENT,
  truck: TOLD,
  unassigned: TOLD,
  startingDriveTime: { by: 'person' },
  endingDriveTime: { by: 'person' },
  startingTyped: SERVERS,
  endingTyped: SERVERS,
  follows: { by: 'server', told: 'unless null', toldPart: 'followedId' },
  followedBy: { by: 'server', told: 'unless null', toldPart: 'followerId' },
} as const satisfies Readonly<Record<Exclude<keyof Operation, 'id'>, FieldRule>>;
