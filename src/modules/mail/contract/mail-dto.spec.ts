import { checkDto } from '#kernel/validation/index.js';
import { EmailTemplateDto, PreviewTemplateDto } from './email-template.dto.js';
import { copyAddresses } from './recipients.js';
import { SendEmailDto } from './send-email.dto.js';

const email = {
  customerId: '0123456789abcdef01234567',
  html: '<p>Hello</p>\n',
  recipient: 'maria@example.com',
  recipientcc: 'a@example.com, b@example.com',
  subject: 'Your quote',
  template: 'rfq',
};
const pathsOf = (changes: Record<string, unknown>) =>
  checkDto(SendEmailDto, { ...email, ...changes }).faults.map((fault) => fault.path);

describe('SendEmailDto', () => {
  it('takes an email with and without copies [R-MAIL-3]', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ recipientcc: '' })).toEqual([]);
    expect(copyAddresses(email.recipientcc)).toEqual(['a@example.com', 'b@example.com']);
  });

  it.each([
    [{ recipient: 'a@example.com\nBcc: x@example.com' }, 'recipient'],
    [{ recipient: 'a@example.com,b@example.com' }, 'recipient'],
    [{ recipientcc: 'a@example.com\r\nBcc: x@example.com' }, 'recipientcc'],
    [{ recipientcc: 'a@example.com, b' }, 'recipientcc'],
    [{ subject: 'a\r\nBcc: x@example.com' }, 'subject'],
    [{ template: 'spam' }, 'template'],
    [{ template: undefined }, 'template'],
    [{ html: ' ' }, 'html'],
    [{ html: 'a'.repeat(500_001) }, 'html'],
  ])('refuses %p', (changes, path) => {
    expect(pathsOf(changes)).toEqual([path]);
  });
});

describe('templates', () => {
  it('are taken with their kind, and previewed', () => {
    const template = {
      name: 'Quote',
      template: 'rfq',
      mjml: '<mjml/>',
      preview: '',
      subject: 'Hi',
    };
    expect(checkDto(EmailTemplateDto, { ...template, regionId: null }).faults).toEqual([]);
    expect(
      checkDto(EmailTemplateDto, {})
        .faults.map((f) => f.path)
        .sort(),
    ).toEqual(['mjml', 'name', 'subject']);
    expect(checkDto(PreviewTemplateDto, { mjml: '<mjml/>' }).faults).toEqual([]);
  });
});
