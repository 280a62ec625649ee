// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { useInstant } from './use-instant.ts';

afterEach(cleanup);

// Late on the 23rd where it is signed in the West, and the 24th already at Greenwich.
const signed = '2026-11-24T06:30:00Z';

function Signed({ zone }: { zone?: string }) {
  return useInstant()(signed, zone).absolute;
}

const drawn = (locale: 'en-US' | 'fr-CA', zone?: string) =>
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
      <Signed {...(zone && { zone })} />
    </NextIntlClientProvider>,
  ).container.textContent;

test.each([
  ['en-US', 'America/Los_Angeles', 'Nov 23, 2026, 10:30 PM PST'],
  ['en-US', 'America/New_York', 'Nov 24, 2026, 1:30 AM EST'],
  ['fr-CA', 'America/Toronto', '24 nov. 2026, 01 h 30 HNE'],
] as const)('in %s what is signed in %s is signed on a day of that zone', (locale, zone, text) => {
  expect(drawn(locale, zone)?.replaceAll(/\s/g, ' ')).toBe(text);
});
