import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device-of.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'Edge on Windows',
    ],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari on a Mac',
    ],
    [`${IPHONE} ${KIT} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on an iPhone'],
    [`${IPHONE} ${KIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${KIT} SamsungBrowser/28 Chrome/130 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${KIT} Chrome/142.0`, 'Chrome'],
    ['curl/8.14.1', 'Another program'],
    [undefined, 'Another program'],
  ])('of %j is %j', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
