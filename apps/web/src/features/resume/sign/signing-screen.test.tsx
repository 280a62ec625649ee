// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  DeclineByLinkDocument,
  LoadSigningLinkDocument,
  type LoadSigningLinkQuery,
  SignByLinkDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { SigningScreen } from './signing-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const quote = '01a20611-0c59-752f-a3e9-acda7d437f6c';
const address = `/resume/sign?quote=${quote}&token=s1.secret`;

const open: LoadSigningLinkQuery['signing_link'] = {
  state: 'open',
  seller: 'Cascade RV Insurance',
  seller_phone: '(888) 555-0142',
  signer: 'Sam Lake',
  signed_at: null,
  declined_at: null,
  to_sign: {
    insured: 'Ada Moreno',
    vehicles: ['2021 Airstream Bambi'],
    effective_date: '2026-12-01',
    covers: [
      {
        label: 'Collision',
        terms: '$500 deductible',
      },
    ],
    policy_duration_months: 12,
    payment_term: 'monthly',
    total: 125500,
    installment_fee: 500,
    currency: 'USD',
    documents: [
      {
        document_id: 'd1',
        document_type: 'application',
        version: 1,
        status: 'ready',
      },
      {
        document_id: 's1',
        document_type: 'specimen_policy',
        version: 1,
        status: 'ready',
      },
    ],
    terms: {
      e_consent_version: '2026-11-22',
      e_consent: [],
      insurer: ['Larkspur insures it.'],
    },
  },
};
let link: LoadSigningLinkQuery['signing_link'];
beforeEach(() => {
  link = open;
  server.answer(LoadSigningLinkDocument, () => ({ signing_link: link }));
});

const shut = (state: string) => ({ ...open, state, signer: null, to_sign: null });

test('shows what was signed, and signs it with what was read', async () => {
  server.answer(SignByLinkDocument, ({ signature, consent, documents, token, e_consent_version }) => {
    expect({ signature, consent, documents, token, e_consent_version }).toEqual({
      signature: 'Sam Lake',
      consent: true,
      documents: ['d1', 's1'],
      token: 's1.secret',
      e_consent_version: '2026-11-22',
    });
    link = { ...shut('signed'), signer: 'Sam Lake', signed_at: '2026-11-22T10:00:00Z' };
    return { sign_by_link: { signed: true } };
  });
  const person = await drawPage('checkout', address, <SigningScreen />);
  await screen.findByRole('heading', { name: 'Sam Lake, please read and sign' });
  expect(window.location.search).toBe('');
  for (const text of ['2021 Airstream Bambi', 'Collision: $500 deductible', '$1,255.00']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  await person.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByRole('group', { name: /2/ });
  await person.click(screen.getByRole('checkbox'));
  await person.type(screen.getByRole('textbox'), 'Sam Lake');
  await person.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByRole('heading', { name: 'You have signed' });
});

test('is declined with a reason, which is kept when it was not taken', async () => {
  let stated = 0;
  server.answer(DeclineByLinkDocument, ({ reason, token }) => {
    expect([reason, token]).toEqual(['We sold it.', 's1.secret']);
    stated += 1;
    if (stated === 1) return refusal('text_too_long', 'Use at most 1000 characters here.', 'reason');
    link = { ...shut('declined'), declined_at: '2026-11-22T10:00:00Z' };
    return { decline_by_link: { declined: true } };
  });
  const person = await drawPage('checkout', address, <SigningScreen />);
  const begin = await screen.findByRole('button', { name: 'I do not want to sign' });
  await person.click(begin);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I do not want to sign' }));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Why not/));
  await person.keyboard('We sold it.');
  await person.click(screen.getByRole('button', { name: 'Decline to sign' }));
  await screen.findByText('Use at most 1000 characters here.');
  await person.click(screen.getByRole('button', { name: 'Decline to sign' }));
  await screen.findByRole('heading', { name: 'You have declined' });
  expect(document.activeElement?.id, 'the button that was pressed is gone').toBe('main');
});

test('says what the server refuses at its field, and stays', async () => {
  server.answer(SignByLinkDocument, () =>
    refusal('signature_name_mismatch', 'Type the name exactly as on the quote: Sam Lake.', 'signature.name'),
  );
  const person = await drawPage('checkout', address, <SigningScreen />);
  await person.click(await screen.findByRole('checkbox'));
  await person.type(screen.getByRole('textbox'), 'Samuel');
  await person.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findAllByText('Type the name exactly as on the quote: Sam Lake.')).not.toHaveLength(0);
});

test.each([
  ['withdrawn', 'You were taken off this quote'],
  ['changed', 'The quote has changed'],
  ['replaced', 'A newer link was sent'],
  ['expired', 'This link has ended'],
  ['closed', 'This quote is closed'],
])('a link that is %s says so, and whom to call', async (state, title) => {
  link = shut(state);
  await drawPage('checkout', address, <SigningScreen />);
  await screen.findByRole('heading', { name: title });
  expect(screen.getByText('Questions? Ask Cascade RV Insurance.')).toBeDefined();
  const call = screen.getByRole('link', { name: 'Call (888) 555-0142' });
  expect(call.getAttribute('href')).toBe('tel:8885550142');
});

test('an address that names nothing opens nothing', async () => {
  await drawPage('checkout', '/resume/sign', <SigningScreen />);
  await screen.findByRole('heading', { name: 'This link opens nothing' });
});
