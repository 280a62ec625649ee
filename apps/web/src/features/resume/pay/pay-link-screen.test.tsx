// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadPayLinkDocument, type LoadPayLinkQuery, PayByLinkDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PayLinkScreen } from './pay-link-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const address = '/resume/pay?token=p1.secret';
const open: LoadPayLinkQuery['pay_link'] = {
  state: 'open',
  seller: 'Cascade RV Insurance',
  seller_phone: '(888) 555-0142',
  policy_number: 'RWP-100001-0',
  amount: 8511,
  currency: 'USD',
  due: '2026-07-15',
  method_kind: 'card',
  method_ends: '4242',
  pay_path: '/customers/pay?policy=p1',
  simulated: false,
};
const nothing = { policy_number: null, amount: null, currency: null, due: null, method_kind: null, method_ends: null };
let link = open;
const sent = () => server.sentTo(PayByLinkDocument).map(({ variables }) => variables);
beforeEach(() => {
  link = open;
  server.answer(LoadPayLinkDocument, () => ({ pay_link: link }));
});

test('one click pays what is shown with the card on file, and the token leaves the address', async () => {
  server.answer(PayByLinkDocument, () => {
    link = { ...open, ...nothing, state: 'paid', pay_path: null };
    return { pay_by_link: { status: 'paid', message: null } };
  });
  const person = await drawPage('checkout', address, <PayLinkScreen />);
  await screen.findByRole('heading', { name: 'Pay $85.11' });
  expect(window.location.search).toBe('');
  screen.getByText('For policy RWP-100001-0 with Cascade RV Insurance, due Jul 15, 2026.');
  await person.click(screen.getByRole('button', { name: 'Pay $85.11 with the card ending 4242' }));
  await screen.findByRole('heading', { name: 'Paid, thank you' });
  expect(sent()).toEqual([{ token: 'p1.secret', amount: 8_511 }]);
});

test('a card that is declined says why, and another one is paid with after signing in', async () => {
  server.answer(PayByLinkDocument, () => ({ pay_by_link: { status: 'declined', message: 'Not enough money.' } }));
  const person = await drawPage('checkout', address, <PayLinkScreen />);
  await person.click(await screen.findByRole('button', { name: /^Pay/ }));
  await screen.findByText('Not enough money.');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/customers/pay?policy=p1');
});

test.each([
  ['over', 'This link is over'],
  ['paid', 'Paid, thank you'],
  ['under_way', 'A payment is on its way'],
])('a link that is %s says so, and offers nothing to pay', async (state, title) => {
  link = { ...open, ...nothing, state, pay_path: null };
  await drawPage('checkout', address, <PayLinkScreen />);
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a link that we did not make opens nothing', async () => {
  server.answer(LoadPayLinkDocument, () => refusal('not_found', 'Not found'));
  await drawPage('checkout', address, <PayLinkScreen />);
  await screen.findByRole('heading', { name: 'This link opens nothing' });
});
