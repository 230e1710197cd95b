import { setTimeout } from 'node:timers/promises';
import type { EmailStatusView } from '#modules/mail/contract/mail.view.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';

export const UNKNOWN = 'f'.repeat(24);

export const VALID_MJML = `<mjml>
  <mj-body>
    <mj-section><mj-column>
      <mj-text>Hi {{customer.firstName}}, see you at {{startTime}}</mj-text>
    </mj-column></mj-section>
  </mj-body>
</mjml>`;

/** The answer of POST /mailer/send, including a refusal. */
export interface SendAnswer {
  emailId: string;
  status: string;
  code: string;
  message: string;
  errors: { path: string; message: string }[];
}

export const emailTo = (customerId: string, over: object = {}): object => ({
  customerId,
  html: '<p>Hello <b>Maria</b></p>',
  recipient: 'maria@example.com',
  recipientcc: '',
  subject: 'Your move',
  template: 'other',
  ...over,
});

export const send = (
  api: TestApi,
  customerId: string,
  over: object = {},
): Promise<ApiAnswer<SendAnswer>> =>
  api.as('sales').post<SendAnswer>('mailer/send', emailTo(customerId, over));

export const fateOf = async (api: TestApi, emailId: string): Promise<EmailStatusView> =>
  (await api.as('sales').get<EmailStatusView>(`mailer/email/${emailId}`)).body;

/** Resolves once an email's state `matches`, or fails after some time. */
export async function fateWhen(
  api: TestApi,
  emailId: string,
  matches: (fate: EmailStatusView) => boolean,
  timeoutMs = 20_000,
): Promise<EmailStatusView> {
  let fate = await fateOf(api, emailId);
  for (let waited = 0; !matches(fate); waited += 50) {
    if (waited > timeoutMs) throw new Error(`The email stayed ${JSON.stringify(fate)}`);
    await setTimeout(50);
    fate = await fateOf(api, emailId);
  }
  return fate;
}

/** Gives the test people's branch a name and an address for its mail. */
export async function givenOutboundAddress(api: TestApi): Promise<void> {
  const admin = api.as('admin');
  const { body } = await admin.get<Record<string, unknown>>(`branch/${api.branchId}`);
  const outbound = { outboundName: 'Emma OKC', outboundEmail: 'okc@emma.test' };
  const { status } = await admin.put(`branch/${api.branchId}`, { ...body, ...outbound });
  if (status !== 200) throw new Error('The branch was not saved');
}
