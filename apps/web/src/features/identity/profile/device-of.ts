const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and the system that a program calls itself; null where either is not known. The first that fits counts. */
export function deviceOf(program: string | null): { readonly browser: string; readonly system: string } | null {
  const among = (known: typeof browsers) => known.find(([pattern]) => pattern.test(program ?? ''))?.[1];
  const [browser, system] = [among(browsers), among(systems)];
  return browser === undefined || system === undefined ? null : { browser, system };
}
