type Sign = [sign: RegExp, name: string];

/** The most specific first: most browsers also name others. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const named = (signs: readonly Sign[], text: string): string | undefined =>
  signs.find(([sign]) => sign.test(text))?.[1];

/** How a person recognizes a device, from the User-Agent header: 'Chrome on Windows'. */
export function deviceOf(userAgent = ''): string {
  const browser = named(BROWSERS, userAgent);
  if (!browser) return 'Another program';
  const system = named(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
