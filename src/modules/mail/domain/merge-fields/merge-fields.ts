import { needsProposal } from '../needs-proposal.js';
import { showArrival } from '#kernel/arrival-window.js';
import { localDateOf } from '#kernel/local-date.js';
import { showPhone } from '#kernel/phone.js';
import { chargedEstimate } from '#kernel/money.js';
import { sumOfMaxima } from '#kernel/maximum.js';
import { flatten } from './flatten.js';
import { mostFields, rangeFields, summedRange } from './range-fields.js';
import {
  showAddress,
  showDay,
  showHours,
  showMoney,
  showName,
  showTeam,
  showTime,
  showWeekday,
  showWord,
} from './formats.js';
import type { MergeActivity, MergeLocation, MergeSource } from './merge-source.js';

type Fields = Record<string, unknown>;

/**
 * The merge fields of a customer: nested for blocks and dotted names, flat by dotted path, and the
 * common ones by a short name. Every value is text as people read it, '' if unknown.
 */
export function mergeFields(source: MergeSource, now: Date): Fields {
  const nested = nestedFields(source, now);
  return { ...flatten(nested), ...shortNames(nested), ...nested };
}

type Nested = ReturnType<typeof nestedFields>;

function nestedFields(source: MergeSource, now: Date) {
  const { customer, company, branch, salesperson } = source;
  const activities = source.activities.map((activity, index) =>
    activityFields(activity, index, branch.timezone),
  );
  return {
    today: showDay(localDateOf(now, branch.timezone)),
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      fullName: showName(customer.firstName, customer.lastName),
      email: customer.email,
      phone: showPhone(customer.phone),
      altFirstName: customer.altFirstName,
      altLastName: customer.altLastName,
      altFullName: showName(customer.altFirstName, customer.altLastName),
      altEmail: customer.altEmail,
      altPhone: showPhone(customer.altPhone),
      requestedDay: showDay(customer.requestedDay),
    },
    company: { ...company, name: company.name || branch.name },
    branch: {
      name: branch.name,
      phone: showPhone(branch.phone),
      address: branch.address,
      timezone: branch.timezone,
      registrationNumber: branch.registrationNumber,
      // Whether the server adds a written proposal to quotes and confirmations.
      proposal: needsProposal(branch.address) ? 'yes' : '',
      ...branch.links,
    },
    salesperson: salesperson
      ? { ...salesperson, phone: showPhone(salesperson.phone) }
      : { firstName: '', fullName: '', email: '', phone: '' },
    move: moveFields(source),
    range: rangeFields(summedRange(source.activities.map(({ range }) => range))),
    // What is promised of all days together, as the most of each of them.
    most: mostFields(sumOfMaxima(source.activities.map(({ most }) => most))),
    activities,
  };
}

const sumOf = (source: MergeSource, figure: (activity: MergeActivity) => number): number =>
  source.activities.reduce((sum, activity) => sum + figure(activity), 0);

const chargedHours = ({ estHours, minTime }: MergeActivity): number =>
  chargedEstimate(estHours, minTime);

const chargedCents = ({ estTotalCostCents, estTotalCostMinCents }: MergeActivity): number =>
  chargedEstimate(estTotalCostCents, estTotalCostMinCents);

const moveFields = (source: MergeSource): Fields => ({
  rate: showMoney(source.customer.rateCents),
  totalEstimate: showMoney(sumOf(source, chargedCents)),
  totalEstimateMin: showMoney(sumOf(source, ({ estTotalCostMinCents }) => estTotalCostMinCents)),
  // Of the estimate: what is promised as the most is `most.hours`.
  maximumHours: showHours(sumOf(source, chargedHours)),
  activityCount: String(source.activities.length),
  severalDays: source.activities.length > 1 ? 'yes' : '',
});

function activityFields(activity: MergeActivity, index: number, timezone: string) {
  const stops = activity.locations.map(stopFields);
  return {
    number: String(index + 1),
    type: showWord(activity.activityType),
    day: showDay(activity.activityDay),
    weekday: showWeekday(activity.activityDay),
    startTime: showTime(activity.firstStart, timezone),
    arrival: arrivalOf(activity, timezone),
    movers: String(activity.numMovers),
    trucks: String(activity.truckCount),
    estimatedHours: showHours(chargedHours(activity)),
    minimumHours: showHours(activity.minTime),
    hourlyRate: showMoney(activity.totalHourlyRateCents),
    tripFees: showMoney(activity.totalTripFeesCents),
    team: showTeam(activity.numMovers, activity.truckCount),
    crewNames: activity.crew.join(', '),
    packing: showMoney(activity.totalPackingCents),
    totalEstimate: showMoney(chargedCents(activity)),
    totalEstimateMin: showMoney(activity.estTotalCostMinCents),
    range: rangeFields(activity.range),
    most: mostFields(activity.most),
    from: stops[0]?.address ?? '',
    to: stops.length > 1 ? (stops.at(-1)?.address ?? '') : '',
    stops,
  };
}

/** What was promised of the operation that starts first. */
const arrivalOf = ({ firstStart, firstWindow }: MergeActivity, timezone: string): string =>
  firstStart === null ? '' : showArrival(firstStart, firstWindow, timezone);

const stopFields = (location: MergeLocation) => ({
  address: showAddress(location),
  work: showWord(location.workType),
  type: location.locationType,
  ...location.mailedFields,
});

/** With several activities, the first one. */
function shortNames({ customer, branch, salesperson, move, activities }: Nested): Fields {
  const first = activities[0];
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    fullName: customer.fullName,
    email: customer.email,
    phone: customer.phone,
    branchName: branch.name,
    branchPhone: branch.phone,
    branchAddress: branch.address,
    salespersonName: salesperson.fullName,
    activityDay: first?.day ?? '',
    startTime: first?.startTime ?? '',
    arrival: first?.arrival ?? '',
    fromAddress: first?.from ?? '',
    toAddress: first?.to ?? '',
    crewNames: first?.crewNames ?? '',
    ...move,
  };
}
