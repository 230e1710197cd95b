import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailTemplate } from '../contract/mail.view.js';
import type { Template } from '../template.js';

/** `mail.template`: the MJML that an email is made from. */
@Entity({ schema: 'mail', name: 'template' })
export class TemplateRow implements Template {
  @PrimaryColumn('text') id!: string;
  @Column('text') name!: string;
  @Column('text') template!: EmailTemplate;
  @Column('text') subject!: string;
  @Column('text') preview!: string;
  @Column('text') mjml!: string;
  /** The branch it is for; null: every branch. */
  @Column('text', { name: 'region_id', nullable: true }) regionId!: string | null;
  /** Raised by each save that changes something. */
  @Column('integer') version!: number;
}
