import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import checkout from '../../../generated/messages/en-us/checkout.json';
import shell from '../../../generated/messages/en-us/shell.json';
import { CardFields } from './card-fields.tsx';
import type { CardAnswers } from './card-shape.ts';

const draw = (errors: Partial<Record<keyof CardAnswers, string>> = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={{ shell, checkout }} timeZone="UTC">
      <CardFields
        answer={(name) => ({
          id: `payment-${name}`,
          value: '',
          error: errors[name],
          onChange: () => undefined,
          onBlur: () => undefined,
        })}
      />
    </NextIntlClientProvider>,
  );

it.each(['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'billing postal-code'])('lets a browser fill in %s', (token) => {
  expect(draw()).toContain(`autoComplete="${token}"`);
});

it('shows a refusal of the gateway at its field and marks the field', () => {
  const html = draw({ cvc: 'The code does not match' });
  expect(html).toContain('The code does not match');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});
