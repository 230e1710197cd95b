import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetBranchQuery } from '#modules/branches/index.js';
import { isHold } from '#modules/moves/contract/activity-rules.js';
import { EstimateDriveQuery } from '#modules/moves/index.js';
import type { FixCause } from '../contract/cause.dto.js';
import type { DrivesToFix } from '../domain/fixes/fix-drive.js';
import type { ReadDay } from '../queries/read-plan-day.js';

const NOTHING = { out: null, back: null };
/** The last one of an address. */
const ZIP = /\b(\d{5})\b(?!.*\b\d{5}\b)/;

/** Says what drives that nobody knows would take, as visitors are told: by the zip codes. */
@Injectable()
export class DrivesByZip {
  constructor(private readonly queries: QueryBus) {}

  /** Hours; null where a drive is known, or a zip says nothing. */
  async of({ read }: ReadDay, { mark, id }: FixCause): Promise<DrivesToFix['byZip']> {
    const booking = read.jobs.find((one) => one.booking.operation._id === id)?.booking;
    if (mark !== 'driveUnknown' || booking?.metaData.drives !== 'unknown') return NOTHING;
    const { address } = await this.queries.execute(new GetBranchQuery(read.assignment.branchId));
    const yard = ZIP.exec(address)?.[1] ?? '';
    const { yardLegs } = booking.operation;
    const { locations } = booking.metaData.activity;
    const zipOf = (stop: (typeof locations)[number] | undefined): string =>
      stop && !isHold(stop) ? stop.zip : '';
    const hours = async (from: string, to: string): Promise<number | null> =>
      from === '' || to === '' || from === to
        ? null
        : this.queries.execute(new EstimateDriveQuery(from, to, read.timezone));
    return {
      out: yardLegs.out > 0 ? null : await hours(yard, zipOf(locations[0])),
      back: yardLegs.back > 0 ? null : await hours(zipOf(locations.at(-1)), yard),
    };
  }
}
