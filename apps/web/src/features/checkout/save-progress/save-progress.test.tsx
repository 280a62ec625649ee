// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadCheckoutDocument, SaveQuoteProgressDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { QrCode } from '../../shared/qr-code.tsx';
import { SaveProgress } from './save-progress.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() => server.answer(LoadCheckoutDocument, () => storedCheckout()));

const page = (
  <Checkout>
    <SaveProgress />
  </Checkout>
);

async function opened() {
  const person = await drawPage('checkout', linkTo('use'), page);
  await person.click(await screen.findByRole('button', { name: 'Save and finish later' }));
  await screen.findByRole('dialog');
  return person;
}

test('the link is sent to the address that is given, and what is wrong with it is said at the field', async () => {
  let isWrong = true;
  server.answer(SaveQuoteProgressDocument, ({ email }) => {
    if (isWrong) {
      isWrong = false;
      return refusal('email_invalid', 'Use a full address.', 'email');
    }
    return { save_quote_progress: { sent_to: email } };
  });
  const person = await opened();
  await person.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send me the link' }));
  await screen.findByText('Use a full address.');
  await person.click(screen.getByRole('button', { name: 'Send me the link' }));
  await screen.findByText('Sent to ada@example.com. The link works for as long as the offer does.');
});

test('the code for a phone is the link that is mailed, and is shown to nobody who did not ask for it', async () => {
  const person = await opened();
  expect(screen.queryByRole('img')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show the code' }));
  const drawn = await screen.findByRole('img', { name: 'Code that opens this quote on a phone' });
  // As `checkout_url` of the server writes it.
  const mailed = `${window.location.origin}/resume?quote=q1&token=t1`;
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<QrCode address={mailed} label="" />);
  expect(drawn.querySelector('path')?.getAttribute('d')).toBe(holder.querySelector('path')?.getAttribute('d'));
  await person.click(screen.getByRole('button', { name: 'Hide the code' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});
