// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AnswerRenewalByLinkDocument,
  LoadRenewalLinkDocument,
  type LoadRenewalLinkQuery,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { RenewalLinkScreen } from './renewal-link-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const address = '/resume/renewal?renewal=r1&token=r1.secret';
const open: LoadRenewalLinkQuery['renewal_link'] = {
  state: 'open',
  seller: 'Cascade RV Insurance',
  seller_phone: '(888) 555-0142',
  path: '/customers/policies/p1/renewal',
  policy_number: 'RWP-100001-0',
  renewal_date: '2027-02-01',
  pay_by: '2027-02-10',
  currency: 'USD',
  total_before: 110_000,
  total: 112_000,
  option: 'auto_renew',
  charged_by_itself: true,
  reasons: [{ reason: 'rates', label: 'New rates', before: 110_000, after: 112_000 }],
};
let link = open;
const sent = () => server.sentTo(AnswerRenewalByLinkDocument).map(({ variables }) => variables);
beforeEach(() => {
  link = open;
  server.answer(LoadRenewalLinkDocument, () => ({ renewal_link: link }));
  server.answer(AnswerRenewalByLinkDocument, ({ option }) => {
    link = { ...open, state: option === 'do_not_renew' ? 'declined' : 'accepted' };
    return { answer_renewal_by_link: { status: link.state, pay_path: null } };
  });
});

test('opened it does nothing; a press accepts at the price that is shown, and the token leaves the address', async () => {
  const person = await drawPage('checkout', address, <RenewalLinkScreen />);
  await screen.findByRole('heading', { name: 'Your renewal' });
  expect(window.location.search).toBe('');
  expect(sent()).toEqual([]);
  screen.getByText('New rates');
  await person.click(screen.getByRole('button', { name: 'Accept my renewal' }));
  await screen.findByRole('heading', { name: 'You are set' });
  expect(sent()).toEqual([
    { token: 'r1.secret', option: 'auto_renew', total: 112_000, decline_reason: null, decline_comment: null },
  ]);
});

test('it lets a policy end only after its day was shown, and takes that back', async () => {
  const person = await drawPage('checkout', address, <RenewalLinkScreen />);
  await person.click(await screen.findByRole('button', { name: 'Let my policy end' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let your policy end?' }));
  await person.selectOptions(dialog.getByRole('combobox', { name: /Why do you leave/ }), 'Moved away');
  await person.click(dialog.getByRole('button', { name: 'Let it end on Feb 1, 2027' }));
  await screen.findByText(/You let this policy end: cover ends on Feb 1, 2027/);
  expect(sent()).toMatchObject([{ option: 'do_not_renew', decline_reason: 'moved' }]);
  await person.click(screen.getByRole('button', { name: 'Accept after all' }));
  await screen.findByRole('heading', { name: 'You are set' });
});

test.each([
  ['waiting', 'Your renewal is being looked at'],
  ['over', 'This link is over'],
])('a link whose offer is %s says so, and asks nothing', async (state, title) => {
  link = { ...open, state, total: null, total_before: null, reasons: [] };
  await drawPage('checkout', address, <RenewalLinkScreen />);
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

test('a link that we did not make opens nothing', async () => {
  server.answer(LoadRenewalLinkDocument, () => refusal('not_found', 'Not found'));
  await drawPage('checkout', address, <RenewalLinkScreen />);
  await screen.findByRole('heading', { name: 'This link opens nothing' });
});
