import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/150.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.4) Version/19.0 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) FxiOS/150.0 Mobile Safari/605.1.15', 'Firefox', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/28.0 Chrome/140.0`, 'Samsung Internet', 'Android'],
])('%s is %s on %s', (program, browser, system) => {
  expect(deviceOf(program)).toEqual({ browser, system });
});

test.each(['curl/8.1', '', null])('%j is not guessed', (program) => {
  expect(deviceOf(program)).toBeNull();
});
