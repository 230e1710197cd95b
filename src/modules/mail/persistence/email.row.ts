import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailStatus } from '#modules/moves/contract/move-terms.js';
import type { EmailTemplate } from '../contract/mail.view.js';
import type { TransportName } from '../outgoing/letter.js';
import type { Email } from '../email.js';

/** `mail.email`: one accepted email and its state. */
@Entity({ schema: 'mail', name: 'email' })
export class EmailRow implements Email {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'customer_id' }) customerId!: string;
  /** The customer's when the send was accepted. */
  @Column('text', { name: 'branch_id' }) branchId!: string;
  @Column('text') template!: EmailTemplate;
  @Column('text') subject!: string;
  @Column('text') recipient!: string;
  @Column('text', { array: true }) cc!: string[];
  /** Safe. */
  @Column('text') html!: string;
  /** Employee id; null for the system. */
  @Column('text', { nullable: true }) sender!: string | null;
  @Column('text', { name: 'message_id' }) messageId!: string;
  @Column('timestamptz') accepted!: Date;
  /** The customer's version at that moment. */
  @Column('integer', { name: 'accepted_version' }) acceptedVersion!: number;
  @Column('text') status!: EmailStatus;
  /** Hand-overs begun in all. */
  @Column('integer') attempts!: number;
  /** Hand-overs since a person last asked for it. */
  @Column('integer') tries!: number;
  /** The transport of the last hand-over. */
  @Column('text', { nullable: true }) transport!: TransportName | null;
  @Column('text', { nullable: true }) error!: string | null;
  /** While queued: not handed over before this. */
  @Column('timestamptz') due!: Date;
  /** While sending: its process is given up after this. */
  @Column('timestamptz', { name: 'hold_until', nullable: true }) holdUntil!: Date | null;
  @Column('timestamptz', { nullable: true }) sent!: Date | null;
  /** Of a quote. */
  @Column('integer', { name: 'quoted_cents', nullable: true }) quotedCents!: number | null;
  @Column('boolean', { name: 'quoted_most', nullable: true }) quotedMost!: boolean | null;
}
