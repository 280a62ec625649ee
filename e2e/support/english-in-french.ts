import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const catalogues = join(import.meta.dirname, '..', '..', 'apps', 'web', 'messages');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function sentencesOf(locale: string): Set<string> {
  const files = globSync(`${locale}/*.json`, { cwd: catalogues });
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(join(catalogues, file), 'utf8'))));
  return new Set(texts.filter((text) => !/[{<]/.test(text)));
}

// What the demo’s underwriters ask in both languages, and ours says, too.
const written = new Set(['Too many losses']);
// Whatever has two words or more and is not French as well.
const french = sentencesOf('fr-ca');
const english = new Set(
  [...sentencesOf('en-us')].filter((text) => /\w \w/.test(text) && !french.has(text) && !written.has(text)),
);

/** The lines of a French page that are sentences of our English. */
export async function englishLeftIn(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  return lines.filter((line) => english.has(line));
}
