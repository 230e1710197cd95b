import { describe, expect, it } from '@jest/globals';
import { booked, callLogged, emailAccepted, emailDelivered } from './customer-milestones.js';
import { newCustomer } from './new-customer.js';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 5, hour));
const customer = newCustomer(
  { branchId: 'b', firstName: 'Maria', lastName: 'Gomez', referredBy: 'Google' },
  { created: at(8), managedBy: null, rateCents: 5500 },
);
const call = (callType: 'Generic' | 'CourtesyCall' | 'AutobookFirstCall', hour = 15) => ({
  callType,
  by: 'e',
  when: at(hour),
});

describe('facts that other modules report to a customer', () => {
  it('raise the stage and never lower it [R-CUST-13]', () => {
    const asked = emailDelivered(customer, { template: 'rfq', sent: at(9), acceptedVersion: 1 });
    expect(asked.stage).toBe(20);
    const first = callLogged(asked, call('AutobookFirstCall'));
    expect(first).toMatchObject({ stage: 30, firstCall: { by: 'e', when: at(15) } });
    const second = callLogged(first, call('Generic'));
    expect(second).toMatchObject({ stage: 40, stageCalls: 2, hasPhoneEvent: true });
    expect(booked(second).stage).toBe(50);
    const confirmed = callLogged(booked(second), call('CourtesyCall'));
    expect(confirmed).toMatchObject({ stage: 60, courtesyCall: { by: 'e', when: at(15) } });
    expect(booked(callLogged(confirmed, call('Generic'))).stage).toBe(60);
  });

  it('count two calls and no more, courtesy calls not at all', () => {
    const courtesy = callLogged(customer, call('CourtesyCall'));
    expect(courtesy.stageCalls).toBe(0);
    const many = [1, 2, 3].reduce((told) => callLogged(told, call('Generic')), customer);
    expect(many.stageCalls).toBe(2);
  });

  it('change no version', () => {
    expect(emailAccepted(customer)).toMatchObject({ version: 1, hasEmail: true });
    expect(callLogged(customer, call('Generic')).version).toBe(1);
  });

  it('keep the latest day of each email, whatever comes first', () => {
    const late = { template: 'mym' as const, sent: at(12), acceptedVersion: 1 };
    const told = emailDelivered(emailDelivered(customer, late), { ...late, sent: at(10) });
    expect(told.lastEmails).toMatchObject({ mym: at(12), rfq: null });
  });

  it('take the mark off with a confirmation of the plan as it stands, and set it for an older one', () => {
    const planned = { ...customer, planVersion: 3, reconfirm: true };
    const confirm = (acceptedVersion: number) =>
      emailDelivered(planned, { template: 'confirmation', sent: at(9), acceptedVersion });
    expect(confirm(3).reconfirm).toBe(false);
    expect(confirm(2).reconfirm).toBe(true);
    const other = { template: 'rfq' as const, sent: at(9), acceptedVersion: 3 };
    expect(emailDelivered(planned, other).reconfirm).toBe(true);
  });
});
