import type { FieldFault } from '#kernel/domain-error.js';
import { invalidFields } from '#kernel/domain-error.js';
import { locationFaults } from '../contract/location-needs.js';
import { operationFaults } from '../contract/operation-rules.js';
import type { SaveActivityDto } from '../contract/save-activity.dto.js';
import { workOnWire } from '../contract/work-on-wire.js';
import type { Activity } from '../domain/activity.js';

/** What the sent stops and operations lack once they are merged into what is stored. */
function faultsOf(after: Activity, body: SaveActivityDto, path: string): FieldFault[] {
  const locations = body.locations ? after.locations : [];
  const operations = body.operations ? after.operations : [];
  return [
    ...locations.flatMap((one, index) =>
      locationFaults({ ...one, ...workOnWire(one) }, `${path}.locations.${index}`),
    ),
    ...operations.flatMap((one, index) => operationFaults(one, `${path}.operations.${index}`)),
  ];
}

/** @throws DomainError 400 naming every field that is missing */
export function requireComplete(after: Activity, body: SaveActivityDto, path: string): void {
  const faults = faultsOf(after, body, path);
  if (faults.length > 0) throw invalidFields(faults);
}
