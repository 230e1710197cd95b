import { newId } from '#kernel/ids.js';

/** A whole body of POST /truck, with a name of its own. */
export const truckBody = (
  branchId: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  name: `T_${newId().slice(-6)}`,
  abbreviation: 'T1',
  color: '#aa3300',
  hasLift: true,
  inService: true,
  isRental: false,
  rentalDay: null,
  branchId,
  ...changes,
});
