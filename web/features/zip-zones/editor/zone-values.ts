import type { FieldFault } from '#kernel/domain-error.js';
import { checkZoneList } from '#modules/zip-zones/contract/check-zone-list.js';
import type { ZipZoneDto } from '#modules/zip-zones/contract/zip-zone.dto.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';

/** A zone as a person edits it: its codes as one text. */
export interface ZoneValues {
  zone: string;
  /** With spaces, commas or line breaks between. */
  codes: string;
  useFee: boolean;
  /** Dollars. */
  tripFee: number | null;
}

export const emptyZone = (zone = ''): ZoneValues => ({
  zone,
  codes: '',
  useFee: true,
  tripFee: null,
});

export const zoneValuesOf = (zones: readonly ZipZoneView[]): ZoneValues[] =>
  zones.map(({ zone, codes, useFee = false, tripFee = 0 }) => ({
    ...{ zone, useFee, tripFee },
    codes: codes.join(' '),
  }));

/** One zone of a body that is not checked yet: a fee that is charged must have been typed. */
export type ZoneBody = Omit<ZipZoneDto, 'tripFee'> & { tripFee: number | null };

/** The body of PUT /zipzone/{branchId}. */
export const zonesOf = (values: readonly ZoneValues[]): ZoneBody[] =>
  values.map(({ zone, codes, useFee, tripFee }) => ({
    zone: zone.trim(),
    codes: codes.split(/[\s,;]+/).filter(Boolean),
    useFee,
    tripFee: useFee ? tripFee : (tripFee ?? 0),
  }));

/** What is wrong, by the rules that the server runs; paths such as `0.codes`. */
export const zoneFaults = (values: readonly ZoneValues[]): FieldFault[] =>
  checkZoneList(zonesOf(values)).faults;
