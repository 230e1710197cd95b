import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContractStage, CustomerStatus, PhoneType } from '../domain/customer-terms.js';

/** `customers.customer` as it is stored; money in cents. */
@Entity({ schema: 'customers', name: 'customer' })
export class StoredCustomerRow {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'branch_id' }) branchId!: string;
  @Column('text', { name: 'first_name' }) firstName!: string;
  @Column('text', { name: 'last_name' }) lastName!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'alt_email' }) altEmail!: string;
  @Column('text', { name: 'referred_by' }) referredBy!: string;
  @Column('text') phone!: string;
  @Column('text', { name: 'phone_type' }) phoneType!: PhoneType | '';
  @Column('text', { name: 'alt_phone' }) altPhone!: string;
  @Column('text', { name: 'alt_phone_type' }) altPhoneType!: PhoneType | '';
  @Column('text', { name: 'alt_first_name' }) altFirstName!: string;
  @Column('text', { name: 'alt_last_name' }) altLastName!: string;
  @Column('boolean', { name: 'is_repeat' }) isRepeat!: boolean;
  @Column('text', { name: 'previous_contract_id', nullable: true })
  previousContractId!: string | null;
  @Column('text', { name: 'external_id' }) externalId!: string;
  @Column('text') status!: CustomerStatus;
  @Column('timestamptz') created!: Date;
  @Column('integer') version!: number;
  @Column('smallint') stage!: ContractStage;
  @Column('text', { name: 'managed_by', nullable: true }) managedBy!: string | null;
  @Column('boolean') autobooking!: boolean;
  @Column('text') notes!: string;
  @Column('integer', { name: 'rate_cents' }) rateCents!: number;
  @Column('date', { name: 'requested_day', nullable: true }) requestedDay!: string | null;
  @Column('boolean', { name: 'do_not_disturb' }) doNotDisturb!: boolean;
  @Column('text', { name: 'move_alerts' }) moveAlerts!: string;
  @Column('integer', { name: 'actual_price_cents', nullable: true })
  actualPriceCents!: number | null;
  @Column('boolean') reconfirm!: boolean;
  @Column('integer', { name: 'plan_version' }) planVersion!: number;
  @Column('text', { name: 'courtesy_call_by', nullable: true }) courtesyCallBy!: string | null;
  @Column('timestamptz', { name: 'courtesy_call_when', nullable: true })
  courtesyCallWhen!: Date | null;
  @Column('text', { name: 'first_call_by', nullable: true }) firstCallBy!: string | null;
  @Column('timestamptz', { name: 'first_call_when', nullable: true }) firstCallWhen!: Date | null;
  @Column('boolean', { name: 'has_phone_event' }) hasPhoneEvent!: boolean;
  @Column('smallint', { name: 'stage_calls' }) stageCalls!: number;
  @Column('boolean', { name: 'has_email' }) hasEmail!: boolean;
  @Column('timestamptz', { name: 'last_rfq', nullable: true }) lastRfq!: Date | null;
  @Column('timestamptz', { name: 'last_confirmation', nullable: true })
  lastConfirmation!: Date | null;
  @Column('timestamptz', { name: 'last_autoconfirm', nullable: true })
  lastAutoconfirm!: Date | null;
  @Column('timestamptz', { name: 'last_mym', nullable: true }) lastMym!: Date | null;
  @Column('timestamptz', { name: 'last_followup', nullable: true }) lastFollowup!: Date | null;
  @Column('timestamptz', { name: 'last_autobooknonresponse', nullable: true })
  lastAutobooknonresponse!: Date | null;
  @Column('timestamptz', { name: 'last_other', nullable: true }) lastOther!: Date | null;

  /* What lists show of the activities; written only, since the activities have it themselves. */
  @Column('date', { name: 'activity_days', array: true, select: false }) activityDays!: string[];
  @Column('boolean', { name: 'has_booked_operation', select: false }) hasBookedOperation!: boolean;
  @Column('text', { name: 'from_city', nullable: true, select: false }) fromCity!: string | null;
  @Column('text', { name: 'from_state', nullable: true, select: false }) fromState!: string | null;
  @Column('text', { name: 'from_zip', nullable: true, select: false }) fromZip!: string | null;
  @Column('text', { name: 'to_city', nullable: true, select: false }) toCity!: string | null;
  @Column('text', { name: 'to_state', nullable: true, select: false }) toState!: string | null;
  @Column('text', { name: 'to_zip', nullable: true, select: false }) toZip!: string | null;
}
