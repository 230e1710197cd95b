import { givenActivity, givenCustomerWith, givenOperation } from '../../../testing';
import type { MailCustomer } from '../mail-customer';

export const QUOTE = '1'.repeat(24);
export const CONFIRMATION = '2'.repeat(24);
export const TRUCK = 'e'.repeat(24);

/** A template as the list has it. */
export const row = (_id: string, name: string) => ({
  _id,
  name,
  subject: `${name} for {{firstName}}`,
  preview: '',
  regionId: null,
});

/** The same with all that is filled in. */
export const template = (_id: string, name: string, kind: string) => ({
  ...row(_id, name),
  template: kind,
  mjml: '',
  html: `<html><body><table><tbody><tr><td><div>Hello {{firstName}}, ${name}</div></td></tr></tbody></table></body></html>`,
});

/** Somebody who may be sent a confirmation. */
export const booked = (): MailCustomer =>
  givenCustomerWith(
    givenActivity({ state: 'committed', operations: [givenOperation({ truck: TRUCK })] }),
  );
