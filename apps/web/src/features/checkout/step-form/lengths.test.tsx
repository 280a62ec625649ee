// @vitest-environment happy-dom
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EstimatePriceRangeDocument, LoadCheckoutDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { VehicleScreen } from '../vehicle/vehicle-screen.tsx';
import { YouScreen } from '../you/you-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
});

const screens: readonly [string, ReactElement, string, Readonly<Record<string, number>>][] = [
  ['vehicle', <VehicleScreen key="vehicle" />, 'Make', { Make: textLimits.title, Model: textLimits.title }],
  [
    'you',
    <YouScreen key="you" />,
    'First name',
    {
      'First name': textLimits.name,
      'Last name': textLimits.name,
      'Street and number': textLimits.street,
      City: textLimits.city,
    },
  ],
];

test.each(screens)('every field of the step %s ends where the rules end it', async (step, page, first, lengths) => {
  await drawPage('checkout', linkTo(step), <Checkout>{page}</Checkout>);
  await screen.findByLabelText(first);
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])');
  expect(fields.length).toBeGreaterThan(3);
  const endless = [...fields].filter(({ maxLength }) => maxLength <= 0);
  expect(endless.map(({ id }) => id)).toEqual([]);
  for (const [label, most] of Object.entries(lengths)) {
    expect([label, screen.getByLabelText<HTMLInputElement>(label).maxLength]).toEqual([label, most]);
  }
});
