import { Query } from '@nestjs/cqrs';

/**
 * Hours of the drive between two zips on a working morning, exact. Null if it is not known: a zip
 * that is on no map, no road, or a maps service that is down.
 */
export class EstimateDriveQuery extends Query<number | null> {
  /** @param timezone IANA zone of the branch, whose time of day the traffic follows */
  constructor(
    readonly fromZip: string,
    readonly toZip: string,
    readonly timezone: string,
  ) {
    super();
  }
}
