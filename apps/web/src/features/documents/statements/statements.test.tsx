// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  LoadDocumentStatusDocument,
  LoadPolicyLettersDocument,
  type LoadPolicyLettersQuery,
  type PaymentRowFragment,
  PreparePolicyDocumentDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { PaymentTable } from '../../billing/payment-history/payment-schedule.tsx';
import { PolicyLetters } from './policy-letters.tsx';
import { ReceiptOf } from './receipt-of.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const saved = vi.fn();
const payment = (transaction_id: string, status: string, type = 'charge'): PaymentRowFragment => ({
  transaction_id,
  status,
  type,
  date: '2026-05-20',
  amount: 8500,
  attempt_count: 1,
  next_attempt: null,
  decline_code: null,
  disputed: 0,
  cc_last_four: '4242',
  bank: null,
});
const payments = [payment('t1', 'settled'), payment('t2', 'failed'), payment('t3', 'settled', 'refund')];
const path = '/en-us/agents/policies/p1';

beforeEach(() => {
  answerQuotes(server, () => []);
  server.answer(PreparePolicyDocumentDocument, () => ({
    prepare_policy_document: { document_id: 'd1', document: { status: 'pending' } },
  }));
  server.answer(LoadDocumentStatusDocument, () => ({ documents_by_pk: { status: 'ready' } }));
  vi.spyOn(window.location, 'assign').mockImplementation(saved);
});
afterEach(() => {
  saved.mockReset();
  vi.restoreAllMocks();
});

const drawPayments = () =>
  drawStaffPage(
    path,
    <PaymentTable
      payments={payments}
      currency="USD"
      renderReceipt={(one) => <ReceiptOf kind="agent" policyId="p1" currency="USD" payment={one} />}
    />,
  );

test('of each payment and refund that went through there is a receipt, made once it is asked for', async () => {
  await drawPayments();
  const buttons = await screen.findAllByRole('button', { name: /^Receipt of \$85\.00, May 20, 2026 \(PDF\)$/ });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0] as HTMLElement);
  await waitFor(() => expect(saved).toHaveBeenCalledWith('/api/documents/d1'));
  expect(server.sentTo(PreparePolicyDocumentDocument).map(({ variables }) => variables)).toEqual([
    { policy_id: 'p1', document_type: 'receipt', about_id: 't1' },
  ]);
});

test('a document that fails says what to do, and nothing is saved', async () => {
  server.answer(LoadDocumentStatusDocument, () => ({ documents_by_pk: { status: 'failed' } }));
  await drawPayments();
  fireEvent.click((await screen.findAllByRole('button', { name: /^Receipt of/ }))[0] as HTMLElement);
  expect(await screen.findByText('It could not be made. Try again in a minute.')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

test('letters that went out or were refused have a proof, one that waits has none yet', async () => {
  const letter = (notification_id: string, status: string, subject: string | null) => ({
    notification_id,
    status,
    subject,
    template: 'policy_cancelled',
    recipient: 'ada@example.com',
    sent: subject === null ? null : '2026-05-20T13:00:00Z',
    created: '2026-05-20T12:59:00Z',
  });
  server.answer(LoadPolicyLettersDocument, () => ({
    notifications: [
      letter('n1', 'queued', null),
      letter('n2', 'sent', 'Your policy ends'),
      letter('n3', 'failed', null),
    ],
    posted_letters: [],
  }));
  await drawStaffPage(path, <PolicyLetters policyId="p1" />);
  expect(await screen.findByText('Being sent')).toBeDefined();
  expect(screen.getByText('Your policy ends')).toBeDefined();
  expect(screen.getByText('Not delivered')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Proof of mailing: Your policy ends/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.getAllByRole('button', { name: /^Proof of mailing/ })).toHaveLength(2);
});

test('letters by post say how, when and under which number they were mailed, or why they were not', async () => {
  const letter = (change: Partial<LoadPolicyLettersQuery['posted_letters'][number]>) => ({
    posted_letter_id: change.recipient ?? 'l1',
    addressee: 'insured',
    recipient: 'Ada Moreno',
    service: 'certificate_of_mailing',
    status: 'mailed',
    why_refused: null,
    reason: null,
    tracking_number: '9499000000000000000001',
    mailed_on: '2026-05-20',
    returned_on: null,
    created: '2026-05-20T12:59:00Z',
    ...change,
  });
  server.answer(LoadPolicyLettersDocument, () => ({
    notifications: [],
    posted_letters: [
      letter({}),
      letter({ recipient: 'First Bank', addressee: 'lienholder', status: 'returned', returned_on: '2026-05-26' }),
      letter({ recipient: 'Bo', status: 'refused', why_refused: 'no_address', tracking_number: null, mailed_on: null }),
    ],
  }));
  await drawStaffPage(path, <PolicyLetters policyId="p1" />);
  expect(
    await screen.findByText('Mailed May 20, 2026 · Certificate of mailing · No. 9499000000000000000001'),
  ).toBeDefined();
  expect(screen.getByText('First Bank (copy for the lender)')).toBeDefined();
  expect(screen.getByText(/^Came back May 26, 2026, mailed May 20, 2026 · /)).toBeDefined();
  expect(screen.getByText('Not posted · the address has no street or no city · Certificate of mailing')).toBeDefined();
});
