import type { ActivityFields } from './activity.js';
import type { Customer } from './customer.js';
import type { FieldRule } from './field-rule.js';
import type { Operation } from './operation.js';

const SENT = { by: 'person, as sent' } as const;
const SERVERS = { by: 'server' } as const;
/** The server's, and told by the history. */
const IN_HISTORY = { by: 'server', inHistory: true } as const;

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
  status: IN_HISTORY,
  autobooking: IN_HISTORY,
  reconfirm: { ...IN_HISTORY, inMeta: true },
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
  figureOrigins: { by: 'person', inHistory: false, freeWhileBooked: true },
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
  startingDriveTime: IN_HISTORY,
  endingDriveTime: IN_HISTORY,
  transitVersion: SERVERS,
  constantsVersion: SERVERS,
  automatedHours: IN_HISTORY,
  automatedMovers: IN_HISTORY,
  automatedTrucks: IN_HISTORY,
  estimateBasis: IN_HISTORY,
} as const satisfies Readonly<Record<Exclude<keyof ActivityFields, 'id'>, FieldRule>>;

export const OPERATION_RULES = {
  date: { by: 'person' },
  /** Promised to somebody, for a day. */
  arrivalWindow: { by: 'person', inHistory: 'unless null', clonedAs: null },
  moverCount: SENT,
  duration: SENT,
  earlyStart: SENT,
  earlyStartNotes: SENT,
  requiresLift: SENT,
  truck: IN_HISTORY,
  unassigned: IN_HISTORY,
  startingDriveTime: { by: 'person' },
  endingDriveTime: { by: 'person' },
  startingTyped: SERVERS,
  endingTyped: SERVERS,
  /** Of a truck's day. */
  startingCutFrom: { ...SERVERS, clonedAs: null },
  endingCutFrom: { ...SERVERS, clonedAs: null },
  pinned: { by: 'server', inHistory: 'unless null', clonedAs: null },
  follows: { by: 'server', inHistory: 'unless null', historyPart: 'followedId' },
  followedBy: { by: 'server', inHistory: 'unless null', historyPart: 'followerId' },
} as const satisfies Readonly<Record<Exclude<keyof Operation, 'id'>, FieldRule>>;
