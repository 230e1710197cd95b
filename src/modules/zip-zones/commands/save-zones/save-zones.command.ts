import { Command } from '@nestjs/cqrs';
import type { ZipZoneDto } from '../../contract/zip-zone.dto.js';
import type { ZipZoneView } from '../../contract/zip-zone.view.js';

/** Puts a branch's whole list of zones in the place of the stored one. 404 for the branch. */
export class SaveZonesCommand extends Command<ZipZoneView[]> {
  constructor(
    readonly branchId: string,
    readonly zones: readonly ZipZoneDto[],
  ) {
    super();
  }
}
