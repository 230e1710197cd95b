import type { FieldFault } from '#kernel/domain-error.js';
import { checkDtoList, type Checked } from '#kernel/validation/index.js';
import { ZipZoneDto } from './zip-zone.dto.js';

/** The zone of every code that no other zone contains. */
export const ELSEWHERE_ZONE = 'O';

/** Zones of one branch at most. */
const MAX_ZONES = 200;

const isTwice = (codes: readonly string[], code: string): boolean =>
  codes.indexOf(code) !== codes.lastIndexOf(code);

const twoZones = (code: string, zone: string): string =>
  `The zip ${code} is already in zone ${zone}`;

/** Codes that are in two zones, or twice in one, and zone names that occur twice. */
function doubleFaults(zones: readonly ZipZoneDto[]): FieldFault[] {
  const faults: FieldFault[] = [];
  const zoneOfCode = new Map<string, string>();
  const names = new Set<string>();
  zones.forEach(({ codes, zone }, index) => {
    if (names.has(zone))
      faults.push({ path: `${index}.zone`, message: 'This zone is listed twice' });
    names.add(zone);
    const repeated = codes.length > new Set(codes).size;
    const taken = codes.find((code) => zoneOfCode.has(code) || (repeated && isTwice(codes, code)));
    if (taken !== undefined) {
      const message = twoZones(taken, zoneOfCode.get(taken) ?? zone);
      faults.push({ path: `${index}.codes`, message });
    }
    for (const code of codes) zoneOfCode.set(code, zone);
  });
  return faults;
}

/** Reads the body of PUT /zipzone/{branchId}: the branch's whole list. */
export function checkZoneList(body: unknown): Checked<ZipZoneDto[]> {
  const checked = checkDtoList(ZipZoneDto, body, { max: MAX_ZONES });
  if (checked.faults.length > 0) return checked;
  return { ...checked, faults: doubleFaults(checked.value) };
}
