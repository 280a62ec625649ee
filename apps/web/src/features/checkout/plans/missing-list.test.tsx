import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import checkout from '../../../generated/messages/en-us/checkout.json';
import shell from '../../../generated/messages/en-us/shell.json';
import { MissingList } from './missing-list.tsx';

const draw = (fields: Parameters<typeof MissingList>[0]['fields'], ...vehicles: readonly string[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={{ shell, checkout }} timeZone="UTC">
      <MissingList
        fields={fields}
        quote={{ provider: 'personal', vehicles: vehicles.map((vehicle_id) => ({ vehicle_id })) }}
      />
    </NextIntlClientProvider>,
  );

it('leads from every missing answer to the step that asks it', () => {
  const html = draw([
    { path: 'vehicles.0.storage', step: 'use', message: 'Where is it kept?' },
    { path: 'drivers.0.points', step: 'you', message: 'Tell us about incidents.' },
  ]);
  expect(html).toContain('2 answers are needed');
  expect(html).toContain('href="/checkout/use#use-storage"');
  expect(html).toContain('href="/checkout/you#you-points"');
});

it('leads to the vehicle that an answer is missing of, where there are several', () => {
  const value = { path: 'vehicles.1.rating_value', step: 'vehicle', message: 'What is it worth?' };
  expect(draw([value], 'v1', 'v2')).toContain('href="/checkout/vehicle?vehicle=v2#vehicle-rating_value"');
});

it('makes no link to what is no step, and shows nothing when nothing is missing', () => {
  expect(draw([{ path: 'x', step: 'elsewhere', message: 'Call us' }])).not.toContain('href=');
  expect(draw([])).toBe('');
});
