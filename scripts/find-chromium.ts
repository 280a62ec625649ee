import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

function installed(): string | null {
  const places = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** A Chromium of this machine, installed when there is none: Playwright's own, or Debian's package. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('Installing Chromium for the journeys in a browser…');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium');
  if (!installed()) run('npx', 'playwright', 'install', 'chromium');
  const now = installed();
  if (now) return now;
  throw new Error('The journeys need Chromium. Install it, or name one by CHROME_PATH.');
}
