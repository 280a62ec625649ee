import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packagedChromium } from './packaged-chromium.ts';

/** Flags that a browser without a desktop and without the internet needs. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a browser says of why it does not start; undefined when it starts. */
function complaint(browser: string): string | undefined {
  const { status, stderr, error } = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `ends with ${String(status)}`;
}

/**
 * A Chromium that starts: the one that CHROME_PATH names, else one of this machine, else the one of our package. Throws
 * in one line what is missing.
 */
export function findChromium(named = process.env['CHROME_PATH'], cache?: string): string {
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].filter((place) =>
    existsSync(place),
  );
  const complaints: string[] = [];
  const starts = (browser: string): boolean => {
    const problem = complaint(browser);
    if (problem !== undefined) complaints.push(`${browser}: ${problem}`);
    return problem === undefined;
  };
  const found = named
    ? [named].find(starts)
    : (installed.find(starts) ?? [packagedChromium(cache) ?? []].flat().find(starts));
  if (found !== undefined) return found;
  const why =
    complaints.length > 0 ? complaints.join('; ') : 'this machine has none, and the packaged one is for Linux on x64';
  throw new Error(`The journeys need a Chromium that starts (${why}). Install one, or name it by CHROME_PATH.`);
}
