import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageScripts } from './page-scripts.ts';
import { runScriptsAfterPaint } from './run-after-paint.ts';

const page = `<html><head><link rel="preload" as="script" href="/_next/static/main.js"/><script src="/_next/static/main.js" async=""></script></head><body><h1>Here</h1>
<script>begin();</script><script src="/_next/static/runtime.js" async=""></script></body></html>`;

const whole = ['en-us.html', 'en-us/faq.html', 'fr-ca/states/florida.html', 'en-us/checkout/start.html'];
const woken = ['en-us/agents.html', 'en-us/agents/quotes.html', 'en-us/checkout/use.html', '_not-found.html'];

test('scripts of whole pages come after the first paint, those of other pages at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-paint-'));
  const file = (name: string) => join(folder, 'server', 'app', name);
  try {
    for (const name of [...whole, ...woken]) {
      mkdirSync(dirname(file(name)), { recursive: true });
      writeFileSync(file(name), page);
    }
    await runScriptsAfterPaint(folder);
    const made = readFileSync(file('en-us.html'), 'utf8');
    await runScriptsAfterPaint(folder);
    for (const name of whole) expect([name, readFileSync(file(name), 'utf8')]).toEqual([name, made]);
    for (const name of woken) expect([name, readFileSync(file(name), 'utf8')]).toEqual([name, page]);
    expect(made).not.toMatch(/<script src=|preload/);
    expect(made.indexOf('begin();')).toBeLessThan(made.indexOf('first-contentful-paint'));
    // Whoever counts or marks what a page loads finds the same.
    expect(pageScripts(made)).toEqual(pageScripts(page));
    expect(pageScripts(made)).toEqual(['static/main.js', 'static/runtime.js']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
