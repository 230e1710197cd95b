import { describe, expect, it } from '@jest/globals';
import { phoneDigits, phoneFault, readPhone, readPhones, showPhone } from './phone.js';

describe('readPhone', () => {
  it.each([
    ['(405) 555-7101', '4055557101', ''],
    ['1-405-555-7101', '4055557101', ''],
    ['+1 (405) 555-7101', '4055557101', ''],
    ['405/555-7101', '4055557101', ''],
    ['40 55 55 71 01', '4055557101', ''],
    ['(405) 555-7101 x12', '4055557101', '12'],
    ['(405) 555-7101x12', '4055557101', '12'],
    ['405.555.7101 ext. 12', '4055557101', '12'],
    ['405 555 7101, Extension: 12', '4055557101', '12'],
    ['+14055557101;ext=12', '4055557101', '12'],
    ['4055557101 #12', '4055557101', '12'],
    ['1-800-MOVE-NOW', '8006683669', ''],
    ['1 800 MOVE NOW', '8006683669', ''],
    ['800-flowers', '8003569377', ''],
    ['(405) 555-CALL ext 9', '4055552255', '9'],
    ['1-800-4MOVERS', '8004668377', ''],
    ['405-555-GOLD', '4055554653', ''],
    ['1-800-CONTACTS', '8002668228', ''],
    ['1 800 CONTACTS', '8002668228', ''],
    ['800-contacts x12', '8002668228', '12'],
    ['1-800-PROGRESSIVE', '8007764737', ''],
    ['1-800-MOVE-NOW-PLEASE', '8006683669', ''],
    ['1-877-KARS4KIDS', '8775277454', ''],
    ['1-800-GO-FEDEX', '8004633339', ''],
    ['800 GO FEDEX', '8004633339', ''],
    ['1-800-CALL-ATT-NOW', '8002255288', ''],
    ['405-555-7101 Al', '4055557101', ''],
    ['405-555-7101 BOB', '4055557101', ''],
    ['405-555-7101-BOBBY', '4055557101', ''],
    ['1-800-CONTACTS or 405 555 1234', '4055551234', ''],
    ['405-555-MOVE OR 405-555-7101', '4055557101', ''],
    ['4055557101h', '4055557101', ''],
    ['405-555-7101 / 405-555-7102', '4055557101', ''],
    ['4055557101 4055557102', '4055557101', ''],
    ['405-555-7101 or 7102', '4055557101', ''],
    ['405-555-7101 x12, 405-555-7102 x13', '4055557101', '12'],
    ['405-555-7101, 405-555-7102 x13', '4055557101', ''],
    ['cell 405-555-7101', '4055557101', ''],
    ['405-555-7101 (after 5 pm)', '4055557101', ''],
    ['555-7101 or 405-555-7102', '4055557102', ''],
    ['+1 405 555 7101 +44 20 7946 0958', '4055557101', ''],
    ['405–555–7101', '4055557101', ''],
    ['(405) 555‑7101', '4055557101', ''],
    ['405•555•7101', '4055557101', ''],
    ['405·555·7101', '4055557101', ''],
    ['405_555_7101', '4055557101', ''],
    ['405,555,7101', '4055557101', ''],
    ['405, 555, 7101', '4055557101', ''],
    ['[405] 555-7101', '4055557101', ''],
    ['405 – 555 — 7101 x12', '4055557101', '12'],
    ['1•405•555•7101 home', '4055557101', ''],
    ['405,555,7101 home', '4055557101', ''],
    ['40•55•55•71•01', '4055557101', ''],
    ['405|555|7101', '4055557101', ''],
    ['405-555-7101 5pm', '4055557101', ''],
    ['4055557101 2 kids', '4055557101', ''],
    ['405-555-7101 5-7 pm', '4055557101', ''],
    ['405-555-7101 x12 5 pm', '4055557101', '12'],
    ['405-555-7101 12/25', '4055557101', ''],
    ['2nd floor 405-555-7101 9 a.m.', '4055557101', ''],
  ])('finds the US number of %s [R-CUST-35]', (phone, digits, extension) => {
    expect(readPhone(phone)).toMatchObject({ digits, extension, isUs: true });
  });

  it.each([
    ['+44 20 7946 0958', '442079460958', ''],
    ['+44 (0)20 7946 0958', '442079460958', ''],
    ['011 44 20 7946 0958', '442079460958', ''],
    ['+44 20 7946 0958 x 7', '442079460958', '7'],
    ['+44 20 7946 0958 / +44 20 7946 0959', '442079460958', ''],
    ['+44–20–7946–0958', '442079460958', ''],
    ['+44•20•7946•0958', '442079460958', ''],
  ])('finds the number of another country of %s', (phone, digits, extension) => {
    expect(readPhone(phone)).toMatchObject({ digits, extension, isUs: false });
  });

  it.each([
    '',
    'ask her',
    '12',
    '555-7101',
    'x12',
    '2405550123 9',
    '24055501239',
    '2405550123 9.',
    '240-555-0123-9',
    '240–555–0123–9',
    '2405550123•9',
    '2405550123 9 x12',
    '24055501239 home',
    '555-7101, 102',
    'unit 204, 555-7101',
    '44 20 7946 0958',
    '+1234567',
    '+1234567890123456',
    '1-800-MOVE',
    '1-405-555-710',
    '(140) 555-7101',
    '405 ask for Tom',
    '(405) use cell',
    '55571015557102555710',
    '40555571O1',
    '(405) 555-71O1',
    '405-555-7lO1',
    '405-555-OOOO',
    '405-555-1ooo',
    '405-MOVE-1O1',
    '4O5-555-7101',
    '405 555 710A',
    '1-800-GO-55555',
    '1-800-FEDEX-55555',
    '405 555 GO UP',
    '405 555 GO2FEDEX',
    '405-555-710 BOBBY',
    '405 ASK FOR TOM',
    '405 555 MOVE BOB',
    '+44 20 7946 O958',
    '+44 20 7946O58',
  ])('finds none in “%s”', (phone) => {
    expect(readPhone(phone)).toBeNull();
  });

  it('finds every number of a text', () => {
    const digits = readPhones('405-555-7101, +44 20 7946 0958; 405 555 7102').map(
      (phone) => phone.digits,
    );
    expect(digits).toEqual(['4055557101', '442079460958', '4055557102']);
  });
});

describe('phoneDigits', () => {
  it('are those of a number, without the country code of a US one and without the extension', () => {
    expect(phoneDigits('+1 (405) 555-0100')).toBe('4055550100');
    expect(phoneDigits('405.555.1100')).toBe('4055551100');
    expect(phoneDigits('405.555.1100 x12')).toBe('4055551100');
    expect(phoneDigits('555-1100 x12')).toBe('5551100');
    expect(phoneDigits('+44 14055550100')).toBe('4414055550100');
    expect(phoneDigits('1 40555501009')).toBe('140555501009');
    expect(phoneDigits('ask her')).toBe('');
    expect(phoneDigits('（４０５） ５５５－７１０１')).toBe('4055557101');
  });
});

describe('showPhone', () => {
  it('writes a US number as people do, and leaves any other', () => {
    expect(showPhone('1-405-555-0100')).toBe('(405) 555-0100');
    expect(showPhone('405–555–0100')).toBe('(405) 555-0100');
    expect(showPhone('４０５５５５７１０１')).toBe('(405) 555-7101');
    expect(showPhone('5557101')).toBe('555-7101');
    expect(showPhone('[405] 555_0100, x12')).toBe('(405) 555-0100 x12');
    expect(showPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
    expect(showPhone('')).toBe('');
    expect(showPhone(null)).toBe('');
    expect(showPhone(undefined)).toBe('');
  });
  it('keeps an extension, letters, remarks and other numbers', () => {
    expect(showPhone('4055557101 ext. 12')).toBe('(405) 555-7101 x12');
    expect(showPhone('1-800-MOVE-NOW')).toBe('1-800-MOVE-NOW');
    expect(showPhone('4055557101 home')).toBe('4055557101 home');
    expect(showPhone('405–555–7101 5pm')).toBe('405–555–7101 5pm');
    expect(showPhone('4055557101 / 4055557102')).toBe('4055557101 / 4055557102');
  });
});

describe('phoneFault', () => {
  it.each([
    ['12', 'A phone number has 10 digits, this one has 2.'],
    ['555-7101', 'A phone number has 10 digits, this one has 7.'],
    ['５５５－７１０１', 'A phone number has 10 digits, this one has 7.'],
    ['٤٠٥٥٥٥٧١٠١', 'A phone number has 10 digits, this one has 0.'],
    ['555-7101 x12', 'A phone number has 10 digits, this one has 7.'],
    ['1-800-MOVE', 'A phone number has 10 digits, this one has 7.'],
    ['1-405-555-710', 'A phone number has 10 digits, this one has 9.'],
    ['040-555-7101', 'An area code begins with 2 to 9.'],
    ['2405550123 9', 'A phone number has 10 digits, this one has 11.'],
    ['40555571O1', 'The letter O stands among the digits.'],
    ['4O5-555-71012', 'The letter O stands among the digits.'],
    ['405-555-OOOO', 'A phone number has 10 digits, this one has 6.'],
    ['+44 20 7946 O958', 'The letter O stands among the digits.'],
    ['405 ask 5557101', 'The ten digits of a phone number stand next to each other.'],
    ['+44 20', 'A phone number with its country’s code has 8 to 15 digits, this one has 4.'],
  ])('says what is wrong with %s [R-CUST-35]', (phone, fault) => {
    expect(phoneFault(phone)).toBe(fault);
  });
  it.each(['', 'ask her', '405-555-7101 x12', '1-800-MOVE-NOW', '+44 20 7946 0958'])(
    'says nothing of “%s”',
    (phone) => {
      expect(phoneFault(phone)).toBeNull();
    },
  );
});
