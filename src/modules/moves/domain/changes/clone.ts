import { newId } from '#kernel/ids.js';
import { unplaced } from './following-legs.js';
import type { Activity } from '../activity.js';
import type { Customer, SentCustomer } from '../customer.js';

/** Contact data and the terms of the move; price, external id and flags stay with the original. */
export const clonedContact = (original: Customer): SentCustomer => ({
  branchId: original.branchId,
  firstName: original.firstName,
  lastName: original.lastName,
  email: original.email,
  altEmail: original.altEmail,
  referredBy: original.referredBy,
  phone: original.phone,
  phoneType: original.phoneType,
  altPhone: original.altPhone,
  altPhoneType: original.altPhoneType,
  altFirstName: original.altFirstName,
  altLastName: original.altLastName,
  notes: original.notes,
  rateCents: original.rateCents,
  requestedDay: original.requestedDay,
  doNotDisturb: original.doNotDisturb,
  moveAlerts: original.moveAlerts,
  isRepeat: true,
  previousContractId: original.id,
});

/** The same day's work for the new customer, with ids of its own and without trucks. */
export function clonedActivity(original: Activity, customer: Customer): Activity {
  return {
    ...original,
    id: newId(customer.created.getTime()),
    created: customer.created,
    changedVersion: customer.version,
    locations: original.locations.map((location) => ({ ...location, id: newId() })),
    operations: original.operations.map((operation) => ({
      ...unplaced(operation, original),
      id: newId(),
      // It was promised to somebody else, for a day that has been.
      arrivalWindow: null,
    })),
  };
}
