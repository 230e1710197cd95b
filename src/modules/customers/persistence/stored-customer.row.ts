import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContractStage, PhoneType } from '../contract/customer-terms.js';

/** `customers.customer` as it is stored; money in cents. What only the lists read is not here. */
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
  @Column('text') status!: 'active' | 'inactive';
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
  @Column('timestamptz', { name: 'last_confirmation', nullable: true })
  lastConfirmation!: Date | null;
  @Column('timestamptz', { name: 'last_autoconfirm', nullable: true })
  lastAutoconfirm!: Date | null;
}
