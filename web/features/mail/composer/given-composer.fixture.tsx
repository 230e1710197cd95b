import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, renderApp } from '../../../testing';
import { givenGate } from '../given-gate.fixture';
import EmailComposer from './email-composer';
import { booked, CONFIRMATION, QUOTE, row, template } from './given-letter.fixture';
import type { EmailComposerProps } from './use-composer';

export const EMAIL = '3'.repeat(24);

/** Two templates, which can be filled in and sent. */
export const givenComposerApi = (): FakeApi =>
  new FakeApi()
    .on('GET /mailer/template', [row(QUOTE, 'Quote'), row(CONFIRMATION, 'Confirmation')])
    .on(`GET /mailer/template/${QUOTE}`, template(QUOTE, 'Quote', 'rfq'))
    .on(
      `GET /mailer/template/${CONFIRMATION}`,
      template(CONFIRMATION, 'Confirmation', 'confirmation'),
    )
    .on('GET /mailer/customerdata/:id', { firstName: 'Maria' })
    .on('GET /mailer/proposal', { required: false, html: '', missing: [] })
    .on('POST /mailer/send', { emailId: EMAIL, status: 'sent' });

/** The composer, and what a person does in it. */
export function openComposer(options: Partial<EmailComposerProps> = {}) {
  const onClose = jest.fn();
  const view = renderApp(
    <EmailComposer customer={booked()} gate={givenGate()} onClose={onClose} {...options} />,
  );
  const { user } = view;
  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const choose = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Template' })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('dialog', { name: 'Send email' });
    expect(question).toHaveTextContent('Are you sure you are ready to send this email?');
    await user.click(within(question).getByRole('button', { name: 'Send' }));
  };
  /** The alert's words; it is read and closed. */
  const alerted = async () => {
    const alert = await screen.findByRole('dialog', { name: 'Email not sent' });
    const words = alert.textContent;
    await user.click(within(alert).getByRole('button', { name: 'Ok' }));
    return words;
  };
  return { ...view, onClose, box, choose, send, alerted };
}
