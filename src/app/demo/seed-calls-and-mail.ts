import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { CallType } from '#modules/calls/contract/call-terms.js';
import { LogCallCommand } from '#modules/calls/index.js';
import { BeginDeliveryCommand } from '#modules/mail/commands/begin-delivery/begin-delivery.command.js';
import { FinishDeliveryCommand } from '#modules/mail/commands/finish-delivery/finish-delivery.command.js';
import { KeepInMailboxCommand } from '#modules/mail/commands/keep-in-mailbox/keep-in-mailbox.command.js';
import { SendEmailCommand } from '#modules/mail/index.js';
import type { DemoContext } from './seed-customer.js';

/** Notes a call with the customer. */
export async function seedCall(
  { commands }: DemoContext,
  customer: CustomerView,
  callType: CallType,
  notes: string,
): Promise<void> {
  const { _id: contractId, phone } = customer;
  const isVoiceMail = notes.includes('message');
  await commands.execute(new LogCallCommand({ contractId, phone, callType, notes, isVoiceMail }));
}

/** The kinds of email that the demo's customers have had. */
type DemoMail = 'rfq' | 'confirmation';

/**
 * An email that was sent and delivered. It always goes to the local mailbox and is recorded that
 * way: whatever the settings say, loading the demo sends nothing to anybody outside.
 */
export async function seedEmail(
  { commands, branch, letters }: DemoContext,
  customer: CustomerView,
  kind: DemoMail,
): Promise<void> {
  const { subject: title, html: safe } = await letters.write(customer._id, kind);
  const { emailId } = await commands.execute(
    new SendEmailCommand(
      {
        customerId: customer._id,
        recipient: customer.email ?? '',
        subject: title,
        template: kind,
      },
      safe,
      'by-caller',
    ),
  );
  const step = await commands.execute(new BeginDeliveryCommand(emailId, 'mailbox'));
  if (step.kind === 'nothing') return;
  const { messageId, recipient: to, cc, subject, html, attempt } = step.letter;
  const from = { name: `Emma Moving ${branch.demo.name}`, address: 'moves@emma.test' };
  await commands.execute(
    new KeepInMailboxCommand({ messageId, from, to, cc, subject, html, text: subject }),
  );
  const taken = { kind: 'taken' as const, refusedAddresses: [] };
  await commands.execute(new FinishDeliveryCommand(emailId, attempt, taken));
}
