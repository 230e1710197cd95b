import { newId } from '#kernel/ids.js';

/** A whole body of POST /branch, with a name of its own. */
export const branchBody = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: `Tulsa ${newId().slice(-6)}`,
  timezone: 'America/Chicago',
  phone: '918-555-0101',
  defaultHourlyRate: 59.5,
  active: true,
  normalizedAddress: '100 S Main St, Tulsa, OK 74103',
  registrationNumber: '006123456C',
  publicShare: 50,
  emailProof: false,
  latitude: 36.15,
  longitude: -95.99,
  outboundEmail: 'tulsa@example.com',
  outboundName: 'Emma Tulsa',
  outboundRefreshToken: '1//token',
  googlePlusUrl: '',
  facebookUrl: 'https://facebook.com/emma',
  yelpUrl: '',
  twitterUrl: '',
  gatherupUrl: '',
  instagramUrl: '',
  ...changes,
});
