import { Command } from '@nestjs/cqrs';
import type { ZipZoneDto } from '../../contract/zip-zone.dto.js';
import type { ZipZoneView } from '../../contract/zip-zone.view.js';

/** Replaces a branch's whole list of zones. 404 for the branch. */
export class SaveZonesCommand extends Command<ZipZoneView[]> {
  constructor(
    readonly branchId: string,
    readonly zones: readonly ZipZoneDto[],
  ) {
    super();
  }
}
