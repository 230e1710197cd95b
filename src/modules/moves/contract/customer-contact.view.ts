import type { ContractStage, CustomerStatus, PhoneType } from './move-terms.js';

export interface BranchNameView {
  name: string;
  timezone: string;
}

/** That a call was made: by whom (employee id) and when (instant). */
export interface CallMadeView {
  sent: boolean;
  by: string | null;
  when: string | null;
}

/** A customer without the move. Texts are `''` when empty. */
export interface CustomerContactView {
  _id: string;
  firstName: string;
  lastName: string;
  branchId: string;
  branch: BranchNameView;
  /** Absent for reduced readers. */
  email?: string;
  /** Absent for reduced readers. */
  altEmail?: string;
  /** Name of a marketing source; absent for reduced readers. */
  referredBy?: string;
  phone: string;
  phoneType: PhoneType | '';
  altPhone: string;
  altPhoneType: PhoneType | '';
  altFirstName: string;
  altLastName: string;
  isRepeat: boolean;
  previousContractId: string | null;
  externalId: string;
  status: CustomerStatus;
  stage: ContractStage;
  /** Created through the public booking calls. */
  autobooking: boolean;
  /** Instant. */
  created: string;
  /** Version of everything inside this customer, to be sent with every write. */
  nounce: string;
  /** `null` until one was made. */
  courtesyCall: CallMadeView | null;
  autobookingCommunications: { firstConfirmationCall: CallMadeView | null };
  /** Employee id; `null` for nobody. */
  managedBy: string | null;
  /** Absent for reduced readers. */
  notes?: string;
}
