// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ConfirmAddressDocument,
  LoadAddressLinkDocument,
  type LoadAddressLinkQuery,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ConfirmAddressScreen } from './confirm-address-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const address = '/resume/address?token=a1.secret';
const open: LoadAddressLinkQuery['address_link'] = {
  state: 'open',
  purpose: 'sign_in',
  inbox: 'new',
  waits_for_other: true,
  new_email: 'ada.new@example.com',
};
let link = open;
beforeEach(() => {
  link = open;
  server.answer(LoadAddressLinkDocument, () => ({ address_link: link }));
});

test('says which address is asked for, confirms it with one click, and the token leaves the address', async () => {
  server.answer(ConfirmAddressDocument, () => {
    link = { ...open, state: 'confirmed' };
    return { confirm_address: { is_done: false } };
  });
  const person = await drawPage('links', address, <ConfirmAddressScreen />);
  await screen.findByRole('heading', { name: 'Is this your address?' });
  expect(window.location.search).toBe('');
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { name: 'Confirmed' });
  expect(server.sentTo(ConfirmAddressDocument).map(({ variables }) => variables)).toEqual([{ token: 'a1.secret' }]);
});

test.each([
  [{ inbox: 'former' }, 'Do you want to sign in with another address?'],
  [{ purpose: 'agent_letters' }, 'Is this your address?'],
  [{ state: 'done' }, 'Your new address counts'],
  [{ state: 'done', purpose: 'agent_letters' }, 'Your letters come here now'],
  [{ state: 'over', new_email: null }, 'This link is over'],
])('with %j says so', async (change, title) => {
  link = { ...open, ...change };
  await drawPage('links', address, <ConfirmAddressScreen />);
  await screen.findByRole('heading', { name: title });
});

test('a link that we did not make opens nothing', async () => {
  server.answer(LoadAddressLinkDocument, () => refusal('not_found', 'Not found'));
  await drawPage('links', address, <ConfirmAddressScreen />);
  await screen.findByRole('heading', { name: 'This link opens nothing' });
});

test('what is refused is said where it was asked', async () => {
  server.answer(ConfirmAddressDocument, () => refusal('address_taken', 'This address signs in elsewhere.'));
  const person = await drawPage('links', address, <ConfirmAddressScreen />);
  await person.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('This address signs in elsewhere.');
});
