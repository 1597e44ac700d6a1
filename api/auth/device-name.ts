/** Order matters: a browser that builds on another names both. */
const browsers = [
  [/charity-?portal|electron/i, 'Desktop app'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b|win32/, 'Windows'],
  [/\bMac OS X\b|darwin/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|linux/, 'Linux'],
] as const;

type Known = readonly (readonly [RegExp, string])[];
const nameIn = (known: Known, userAgent: string) => known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns text such as "Firefox on Windows": all that is kept of a `User-Agent` header. */
export const deviceName = (userAgent: string | null): string => {
  const text = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  if (!browser) return system ? `A program on ${system}` : 'An unknown device';
  return system ? `${browser} on ${system}` : browser;
};
