import type { FieldFault } from '#kernel/domain-error.js';
import { invalidFields } from '#kernel/domain-error.js';
import { locationFaults } from '../contract/location-needs.js';
import { operationFaults } from '../contract/operation-rules.js';
import type { SaveActivityDto } from '../contract/save-activity.dto.js';
import { workOnWire } from '../contract/work-on-wire.js';
import type { Activity } from '../domain/activity.js';
import { windowFaults } from '../domain/changes/changed-windows.js';
import type { ActivityAt } from '../domain/changes/changed-windows.js';

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

/** @throws DomainError 400 naming every field that is missing or does not fit the others */
export function requireComplete(
  before: ActivityAt,
  after: ActivityAt,
  body: SaveActivityDto,
  path: string,
): void {
  const faults = [...faultsOf(after.activity, body, path), ...windowFaults(before, after, path)];
  if (faults.length > 0) throw invalidFields(faults);
}
