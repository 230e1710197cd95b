import { describe, expect, it } from '@jest/globals';
import { cleanTexts, type BodyClass } from '#kernel/validation/index.js';
import { fieldsOf } from './support/fields-of.js';
import { exportsOfEach, sourcesEndingIn } from './support/sources.js';

const PASTED = '\u00a0Dock\u200b 3\v7 PM ';
const LINE = 'Dock 3 7 PM';
const LINES = '\u00a0Dock\u200b 3\n7 PM ';

/** What is more than a line: texts of several, and headers of emails, whose rule refuses a break. */
const SEVERAL_LINES = [
  'CancelCustomerQueryDto.reason',
  'CorrectActualDto.exceptionalWhy',
  'CorrectActualDto.extraNote',
  'CustomerContactDto.notes',
  'EmailTemplateDto.mjml',
  'EmailTemplateDto.template',
  'EmployeeDto.notes',
  'LocationFieldsDto.notes',
  'LocationFieldsDto.otherDetails',
  'LogCallDto.notes',
  'MoveMetaFieldsDto.moveAlerts',
  'PreviewTemplateDto.mjml',
  'ProblemLocationDto.reason',
  'SaveActivityDto.alerts',
  'SaveActivityDto.inventory',
  'SaveActivityDto.notes',
  'SaveActivityDto.toBeMoved',
  'SaveEstimateSettingsDto.paymentTerms',
  'SaveNotesDto.notes',
  'SaveOperationDto.earlyStartNotes',
  'SendEmailDto.html',
  'StampDto.note',
];
const HEADERS = [
  'EmailTemplateDto.subject',
  'SendEmailDto.recipient',
  'SendEmailDto.recipientcc',
  'SendEmailDto.subject',
];

describe('every field of what is sent to the server', () => {
  const files = sourcesEndingIn('.dto.ts');

  it('is cleaned as one line, but for those listed here [R-API-10]', async () => {
    const exported = await exportsOfEach(files);
    const readings = files.flatMap((path, index) =>
      fieldsOf(path).map(({ owner, field }) => {
        const read = cleanTexts(exported[index]?.[owner] as BodyClass, { [field]: PASTED });
        return [`${owner}.${field}`, (read as Record<string, unknown>)[field]];
      }),
    );
    const readAs = (text: string) =>
      readings.flatMap(([name, read]) => (read === text ? [name] : [])).sort();
    expect(readAs(LINES)).toEqual(SEVERAL_LINES);
    expect(readAs(PASTED)).toEqual(HEADERS);
    expect(readAs(LINE)).toHaveLength(readings.length - SEVERAL_LINES.length - HEADERS.length);
  });
});
