import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import shell from '../../../generated/messages/en-us/shell.json';
import staff from '../../../generated/messages/en-us/staff.json';
import { editedQuote } from '../../../testing/edited-quote.ts';
import { QuotePriceRail } from './quote-price-rail.tsx';

test('what the rating says against a vehicle leads to the input of that vehicle', () => {
  const { quotes_by_pk: quote, ...record } = editedQuote('q1', { version: 1, year: 1990, make: 'Airstream' });
  const [first] = quote?.vehicles ?? [];
  if (!quote || !first) throw new Error('There is a quote of a vehicle');
  const vehicles = [first, { ...first, vehicle_id: 'v2' }];
  const old = { code: 'vehicle_age', field: 'vehicles.1.year', step: 'vehicle', message: 'Vehicle 2: it is old.' };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={{ shell, staff }} timeZone="UTC">
      <QuotePriceRail
        record={{
          ...record,
          quote: { ...quote, vehicles },
          quote_pricing: { ...record.quote_pricing, referral_violations: [old] },
        }}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('href="/agents/quotes/q1#v2-year"');
  expect(html).toContain(old.message);
});
