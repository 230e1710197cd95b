import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { provideConfig } from '#platform/config/load-config.js';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import { VersionNoticesAdapter } from './adapters/version-notices.adapter.js';
import { BeginDeliveryHandler } from './commands/begin-delivery/begin-delivery.handler.js';
import { ConfirmationGate } from './commands/confirmation-gate.js';
import { CreateTemplateHandler } from './commands/create-template/create-template.handler.js';
import { FinishDeliveryHandler } from './commands/finish-delivery/finish-delivery.handler.js';
import { KeepInMailboxHandler } from './commands/keep-in-mailbox/keep-in-mailbox.handler.js';
import { ResumeDeliveriesHandler } from './commands/resume-deliveries/resume-deliveries.handler.js';
import { RetryEmailHandler } from './commands/retry-email/retry-email.handler.js';
import { SendEmailHandler } from './commands/send-email/send-email.handler.js';
import { SendNoticeHandler } from './commands/send-notice/send-notice.handler.js';
import { UpdateTemplateHandler } from './commands/update-template/update-template.handler.js';
import { NoticeSeal } from './delivery/notice-seal.js';
import { BranchTransport } from './outgoing/branch-transport.js';
import { MailServers } from './outgoing/mail-servers.js';
import { MailboxTransport } from './outgoing/mailbox-transport.js';
import { OutgoingMail } from './outgoing/outgoing-mail.js';
import { EmailRepository } from './persistence/email.repository.js';
import { EmailRow } from './persistence/email.row.js';
import { MergeSourceReader } from './queries/merge-source-reader.js';
import { TemplateRepository } from './persistence/template.repository.js';
import { TemplateRow } from './persistence/template.row.js';
import { CompileTemplateHandler } from './queries/compile-template/compile-template.handler.js';
import { MakeSafeHandler } from './queries/make-safe/make-safe.handler.js';
import { AwaitDeliveryHandler } from './queries/await-delivery/await-delivery.handler.js';
import { GetCustomerDataHandler } from './queries/get-customer-data/get-customer-data.handler.js';
import { GetEmailHandler } from './queries/get-email/get-email.handler.js';
import { GetMailboxMessageHandler } from './queries/get-mailbox-message/get-mailbox-message.handler.js';
import { GetTemplateHandler } from './queries/get-template/get-template.handler.js';
import { IsInMailboxHandler } from './queries/is-in-mailbox/is-in-mailbox.handler.js';
import { ListMailboxHandler } from './queries/list-mailbox/list-mailbox.handler.js';
import { GetQuotedPriceHandler } from './queries/get-quoted-price/get-quoted-price.handler.js';
import { GetProposalHandler } from './queries/get-proposal/get-proposal.handler.js';
import { ProposalReader } from './queries/proposal-reader.js';
import { ListTemplatesHandler } from './queries/list-templates/list-templates.handler.js';
import { PreviewTemplateHandler } from './queries/preview-template/preview-template.handler.js';
import { Rendering } from './rendering/rendering.js';

const commands = [
  SendEmailHandler,
  SendNoticeHandler,
  RetryEmailHandler,
  BeginDeliveryHandler,
  FinishDeliveryHandler,
  ResumeDeliveriesHandler,
  KeepInMailboxHandler,
  CreateTemplateHandler,
  UpdateTemplateHandler,
];

const queries = [
  AwaitDeliveryHandler,
  GetEmailHandler,
  GetCustomerDataHandler,
  GetProposalHandler,
  GetQuotedPriceHandler,
  ListTemplatesHandler,
  GetTemplateHandler,
  PreviewTemplateHandler,
  CompileTemplateHandler,
  MakeSafeHandler,
  ListMailboxHandler,
  GetMailboxMessageHandler,
  IsInMailboxHandler,
];

/** Email to customers: templates, sending, delivery, the local mailbox. */
@Module({
  imports: [TypeOrmModule.forFeature([EmailRow, TemplateRow])],
  providers: [
    provideConfig(MailConfig),
    EmailRepository,
    TemplateRepository,
    MergeSourceReader,
    ProposalReader,
    ConfirmationGate,
    MailboxTransport,
    MailServers,
    BranchTransport,
    NoticeSeal,
    OutgoingMail,
    Rendering,
    VersionNoticesAdapter,
    ...commands,
    ...queries,
  ],
  exports: [BranchTransport, MailServers, NoticeSeal, OutgoingMail, VersionNoticesAdapter],
})
export class MailModule {}
