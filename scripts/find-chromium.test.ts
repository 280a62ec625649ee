import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUse } from '@roadworthy/db/launcher/server-account.ts';
import { describe, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

const packaged = packagedChromium();
const nobody = { uid: 65_534, gid: 65_534 };
const account = process.getuid?.() === 0 && canUse(nobody, process.execPath) && canUse(nobody, import.meta.dirname);

const script = `import { chromium } from '@playwright/test';
  const [executablePath, ...args] = process.argv.slice(1);
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.setContent('<h1 style="display: inline">Drive</h1>');
  console.log(await page.evaluate(() => document.querySelector('h1').offsetWidth > 20));
  await browser.close();`;

describe('the Chromium of the journeys', () => {
  test('is the one that is named', () => {
    expect(findChromium('/bin/true')).toBe('/bin/true');
  });

  test.each(['/nowhere/chromium', '/bin/false'])('is asked for in one line when the one named is %s', (browser) => {
    expect(() => findChromium(browser)).toThrow(
      /^The journeys need a Chromium that starts .+ name it by CHROME_PATH\.$/,
    );
    expect(() => findChromium(browser)).toThrow(browser);
  });

  test.runIf(packaged !== undefined)(
    'comes out of a package and shows words to somebody who is not root and whose machine brings nothing',
    { timeout: 60_000 },
    () => {
      const home = mkdtempSync(join(tmpdir(), 'roadworthy-chromium-'));
      chmodSync(home, 0o777);
      const args = ['--input-type=module', '-e', script, packaged ?? '', ...chromiumFlags];
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        ...(account ? nobody : {}),
        encoding: 'utf8',
        timeout: 50_000,
        env: { HOME: home, PATH: '/usr/bin:/bin' },
      });
      rmSync(home, { recursive: true, force: true });
      expect(stderr).toBe('');
      expect(stdout.trim()).toBe('true');
    },
  );
});
