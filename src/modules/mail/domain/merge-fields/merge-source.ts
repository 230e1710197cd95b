import type { ArrivalWindow } from '#kernel/arrival-window.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { Cents } from '#kernel/money.js';
import type { Maximum } from '#kernel/maximum.js';

/** What the merge fields are made from: a customer as stored. */
export interface MergeSource {
  customer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    altFirstName: string;
    altLastName: string;
    altEmail: string;
    altPhone: string;
    requestedDay: LocalDate | null;
    rateCents: Cents;
  };
  company: {
    /** `''` until somebody has said it. */
    name: string;
    /** `#1c5d99` */
    color: string;
    /** Address by https; `''` if emails can show none. */
    logo: string;
  };
  branch: {
    name: string;
    phone: string;
    address: string;
    timezone: string;
    /** `''` if the mover has none. */
    registrationNumber: string;
    /** Links to the branch's pages elsewhere by field name, such as `facebookUrl`. */
    links: Record<string, string>;
  };
  /** Who looks after the customer. */
  salesperson: { firstName: string; fullName: string; email: string; phone: string } | null;
  /** By day. */
  activities: MergeActivity[];
}

/** How long a day may take: hours up to a quarter. */
export interface MergeRange {
  p50: number;
  p80: number;
  p90: number;
  /** Hours, at least the minimum time. */
  maximumHours: number;
  maximumCents: Cents;
}

export interface MergeActivity {
  id: string;
  activityDay: LocalDate;
  activityType: string;
  /** Start of the earliest operation; null without any. */
  firstStart: Date | null;
  /** When the customer expects its crew; null where the start was promised. */
  firstWindow: ArrivalWindow | null;
  numMovers: number;
  truckCount: number;
  /** Hours. */
  estHours: number;
  /** Hours. */
  minTime: number;
  totalHourlyRateCents: Cents;
  totalTripFeesCents: Cents;
  totalPackingCents: Cents;
  estTotalCostCents: Cents;
  estTotalCostMinCents: Cents;
  /** Null while some stop has no estimate. */
  range: MergeRange | null;
  /** The most that is promised; null where nothing is. */
  most: Maximum | null;
  /** Who is seated on its trucks, the lead first; empty until somebody is. */
  crew: string[];
  /** In the order of travel. */
  locations: MergeLocation[];
}

export interface MergeLocation {
  workType: string;
  locationType: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
  normalizedStreetAddress: string;
  /** The stored fields that mails use, by their names in `stops.N`. */
  mailedFields: Readonly<Record<string, string>>;
}
