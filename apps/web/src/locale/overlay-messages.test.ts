import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import overlayMessages, { overlay } from './overlay-messages.ts';

const english = { title: 'Colors', nested: { zip: 'ZIP', city: 'City' } };
const changes = { title: 'Colours', nested: { zip: 'Postal code' } };
const whole = { title: 'Colours', nested: { zip: 'Postal code', city: 'City' } };

test('a text that is not changed is that of the other language', () => {
  expect(overlay(english, changes)).toEqual(whole);
  expect(overlay(english, {})).toEqual(english);
});

test('the build gives pages the whole of the Canadian English, and every other catalogue as it is', () => {
  const messages = mkdtempSync(join(tmpdir(), 'roadworthy-messages-'));
  mkdirSync(join(messages, 'en-us'));
  writeFileSync(join(messages, 'en-us', 'shell.json'), JSON.stringify(english));
  const read: string[] = [];
  const load = (locale: string, source: object): unknown =>
    JSON.parse(
      overlayMessages.call(
        { resourcePath: join(messages, locale, 'shell.json'), addDependency: (file) => void read.push(file) },
        JSON.stringify(source),
      ),
    );
  expect(load('en-ca', changes)).toEqual(whole);
  expect(read).toEqual([join(messages, 'en-us', 'shell.json')]);
  expect(load('fr-ca', { title: 'Couleurs' })).toEqual({ title: 'Couleurs' });
  rmSync(messages, { recursive: true });
});
