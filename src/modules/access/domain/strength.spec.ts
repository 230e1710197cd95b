import { describe, expect, it } from '@jest/globals';
import { askingFor, weaknessOf } from './strength.js';

const NOW = new Date('2026-01-05T12:00:00Z');
const secondsBefore = (seconds: number) => NOW.getTime() / 1_000 - seconds;
const ANY = { acrValues: [] };
const TWO_FACTORS = { acrValues: ['mfa', 'phr'] };
const AN_HOUR = { acrValues: [], maxAgeMinutes: 60 };

describe('the strength of a sign-in', () => {
  it.each([
    [ANY, {}, null],
    [TWO_FACTORS, { acr: 'phr' }, null],
    [TWO_FACTORS, { acr: '1' }, 'an acr that is not enough'],
    [TWO_FACTORS, { acr: ['mfa'] }, 'an acr that is not enough'],
    [TWO_FACTORS, {}, 'an acr that is not enough'],
    [AN_HOUR, { auth_time: secondsBefore(3_600) }, null],
    [AN_HOUR, { auth_time: secondsBefore(3_620) }, 'an auth_time that is too long ago'],
    [AN_HOUR, { auth_time: '1767610800' }, 'no auth_time'],
    [AN_HOUR, {}, 'no auth_time'],
  ])('wanted as %j is judged by %j: %j', (wanted, claims, weakness) => {
    expect(weaknessOf(claims, wanted, NOW)).toBe(weakness);
  });

  it('is asked for at the provider', () => {
    const authorize = 'https://id.example.com/authorize?tenant=1';
    expect(askingFor(authorize, ANY)).toBe(authorize);
    const asked = new URL(askingFor(authorize, { ...TWO_FACTORS, maxAgeMinutes: 60 }));
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      tenant: '1',
      acr_values: 'mfa phr',
      max_age: '3600',
    });
  });
});
