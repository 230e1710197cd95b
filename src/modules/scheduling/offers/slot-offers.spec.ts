import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { SecretKeyConfig } from '#platform/config/secret-key.config.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { SlotOffers } from './slot-offers.js';
import type { SlotOffer } from './slot-offers.js';

const offersOf = (key: string): SlotOffers => {
  const settings = { SECRET_KEY: key.padEnd(40, 'x') };
  return new SlotOffers(
    new SecretKey(loadConfig(SecretKeyConfig, settings), loadConfig(AppConfig, {})),
  );
};

const OFFER: SlotOffer = {
  request: { branchId: 'a'.repeat(24), duration: 4, stops: [{ latitude: 35.5, longitude: null }] },
  day: '2027-03-10',
  start: 720,
  last: 780,
  until: 780,
  trucks: [{ truck: 'b'.repeat(24), follows: null, leadsTo: 'c'.repeat(24) }],
  offered: 1_800_000_000_000,
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const next = (letter: string): string => LETTERS[LETTERS.indexOf(letter) + 1] ?? '';

describe('an offer', () => {
  it('is opened as it was sealed, by every process with the same key [R-SLOT-12]', () => {
    expect(offersOf('one').open(offersOf('one').seal(OFFER))).toEqual(OFFER);
  });

  it('is not opened where anything of it was changed [R-SLOT-12]', () => {
    const offers = offersOf('one');
    const [text = '', signature = ''] = offers.seal(OFFER).split('.');
    const other = Buffer.from(JSON.stringify({ ...OFFER, start: 480 })).toString('base64url');
    const forged = [
      `${other}.${signature}`,
      `${text}.`,
      text,
      '',
      '.',
      `${text}.${signature.slice(1)}`,
      `${text}.${signature}.x`,
      `${text}.${signature}.`,
      `.${text}.${signature}`,
      `${text}.${signature}=`,
      `${text}.${signature} `,
      // The last letter has bits that no byte of the signature needs.
      `${text}.${signature.slice(0, -1)}${next(signature.at(-1) ?? '')}`,
      offersOf('two').seal(OFFER),
    ];
    for (const token of forged) expect(offers.open(token)).toBeUndefined();
  });
});
