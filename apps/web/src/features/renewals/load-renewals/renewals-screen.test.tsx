// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ApprovePlainRenewalDocument,
  ApproveRenewalDocument,
  LoadAgentRenewalsDocument,
  LoadRenewalChangesDocument,
  LoadRenewalDocument,
  LoadSavedViewsDocument,
  RejectRenewalDocument,
  type RenewalComparisonFragment,
  type LateNoticeFragment,
  type RenewalLossesFragment,
  type RenewalRecordFragment,
  type RenewalRowFragment,
  RenewalsDocument,
  UpdateRenewalSaleStatusAgentDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { AgentRenewalsScreen, RenewalsScreen } from './renewals-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const [vera, otis] = ['018f0000-0000-7000-8000-0000000000b1', '018f0000-0000-7000-8000-0000000000b2'] as const;
const counted = { aggregate: { count: 2, count_capped: false } };

const quoteOf = (first_name: string) => ({
  contact_email: null,
  erased: null,
  administrative_area: 'US-OH',
  language: 'fr-ca',
  assigned_agent: null,
  entities: [{ first_name, last_name: 'Lindqvist', business_name: null, email: null, phone: null }],
  vehicles: [{ type: 'travel_trailer', year: 2019, make: 'Grand Design', model: 'Reflection' }],
});

const shared = {
  status: 'in_review',
  renewal_date: '2027-02-01',
  underwriter_cutoff_date: '2026-12-10',
  price_change: 31_200,
  premium_before: 104_000,
  issue_type: 'price_change',
  last_error: null,
  customer_renewal_option: 'auto_renew',
  decline_reason: null,
  decline_comment: null,
  underwriting_renewal_status: 'pending',
  sale_status: null,
  source_policy_id: 'p1',
};

const row = (policy_renewal_id: string, first_name: string, more: Partial<RenewalRowFragment> = {}) => ({
  ...shared,
  policy_renewal_id,
  source_policy: {
    policy_number: 'RWP-1',
    currency: 'USD',
    provider: 'personal',
    current_quote: quoteOf(first_name),
  },
  ...more,
});

const record = (policy_renewal_id: string): RenewalRecordFragment => ({
  organization_id: 'o1',
  ...shared,
  policy_renewal_id,
  policy_term: 2,
  renewal_quote_id: null,
  renewed_policy_id: null,
  attempts: 0,
  ended_because: null,
  offered: null,
  underwriting_renewal_notes: null,
  actor: null,
  renewal_quote: null,
  source_policy: {
    policy_id: 'p1',
    policy_number: 'RWP-1',
    currency: 'USD',
    provider: 'personal',
    current_quote: quoteOf('Vera'),
  },
});

const comparison: RenewalComparisonFragment & RenewalLossesFragment & LateNoticeFragment = {
  premium_before: 104_000,
  premium: 135_200,
  total_before: 110_000,
  total: 141_200,
  reasons: [
    { reason: 'rates', label: 'New rates', before: 110_000, after: 139_150 },
    { reason: 'effective_date', label: 'A year older', before: 139_150, after: 141_200 },
  ],
  changes: [],
  premium_unedited: null,
  total_unedited: null,
  held_back: 0,
  held_back_before: 0,
  moved_values: [],
  losses: [{ on: '2026-09-01', is_open: false, paid: 400_000, cause: 'insured', is_at_fault: true }],
  edits: [],
  payment_term: null,
  payment_terms: [],
  terms: [
    { policy_id: 'p0', policy_term: 1, effective_date: '2025-02-01', premium: 99_000, total: 105_000 },
    { policy_id: 'p1', policy_term: 2, effective_date: '2026-02-01', premium: 104_000, total: 110_000 },
  ],
  latest_notice: '2026-12-15',
  late_notice: null,
  pay_by: '2027-02-10',
  charged_by_itself: true,
  issue_reason: 'The price moves by more than 25 %.',
};

const allowed = { allowed: true, code: null, message: null };
const abilities = (...operations: string[]) => operations.map((operation) => ({ operation, ...allowed }));
const left = { allowed: false, code: 'renewal_not_plain', message: 'A claim was filed in the term.' };
const asUnderwriter = () => ({ ...dana, roles: ['global:user', 'organization:underwriter'] });

beforeEach(() => {
  const rows = { policy_renewals: [row(vera, 'Vera'), row(otis, 'Otis')], policy_renewals_aggregate: counted };
  server.answerUrl('/api/auth/me', asUnderwriter);
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_policy_renewals', () => ({}));
  server.answerNamed('CountViews_agent_renewals', () => ({}));
  server.answerNamed('Abilities', () => ({}));
  server.answer(RenewalsDocument, () => rows);
  server.answer(LoadAgentRenewalsDocument, () => rows);
  server.answer(LoadRenewalChangesDocument, () => ({ policy_renewal_changes: comparison }));
  server.answer(LoadRenewalDocument, ({ policy_renewal_id }) => ({
    policy_renewals_by_pk: record(policy_renewal_id),
    abilities: abilities('approve_renewal', 'reject_renewal', 'update_renewal_sale_status_agent'),
  }));
});

const draw = (address = '/underwriting/renewals') => drawStaffPage(address, <RenewalsScreen />);

test('what has to be decided soonest is read first, and what is over is not read', async () => {
  await draw();
  expect(await screen.findByText('Vera Lindqvist')).toBeDefined();
  const [read] = server.sentTo(RenewalsDocument);
  expect(read?.variables).toMatchObject({
    order: [{ underwriter_cutoff_date: 'asc' }, { policy_renewal_id: 'asc' }],
  });
  const where = JSON.stringify(read?.variables);
  expect(where).toContain('in_review');
  expect(where).not.toContain('completed');
  expect(within(screen.getByRole('row', { name: /Vera Lindqvist/ })).getByText('+30%')).toBeDefined();
});

test('the reasons of a price add up to the difference of the two terms', async () => {
  await draw(`/underwriting/renewals?id=${vera}`);
  const table = await screen.findByRole('table', { name: 'Price of the term' });
  const cells = within(within(table).getByRole('row', { name: /Total/ })).getAllByRole('cell');
  expect(cells.at(0)?.textContent).toBe('$1,100.00');
  expect(cells.at(1)?.textContent).toMatch(/^\$1,412\.00/);
  expect(cells.at(2)?.textContent).toBe('+$312.00');
  expect(screen.getByText('All together').nextSibling?.textContent).toBe('+$312.00');
  expect(screen.getByText('The price moves by more than 25 %.')).toBeDefined();
});

test('what was lost is named, with who caused it and whether it costs points', async () => {
  await draw(`/underwriting/renewals?id=${vera}`);
  await screen.findByRole('heading', { name: 'Losses of the last three years' });
  const said = screen.getByText('Sep 1, 2026').parentElement?.textContent;
  expect(said).toBe('Sep 1, 2026 Caused by the insured. Settled, $4,000.00 paid. It costs points.');
});

test('what was edited stands beside what would have been offered, and the last terms beside the next', async () => {
  const edits = [{ part: 'coverages', key: 'collision', is: 'changed', name: 'Collision', answers: [] }];
  server.answer(LoadRenewalChangesDocument, () => ({
    policy_renewal_changes: { ...comparison, premium_unedited: 120_000, total_unedited: 126_000, edits },
  }));
  await draw(`/underwriting/renewals?id=${vera}`);
  const table = await screen.findByRole('table', { name: 'Price of the term' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Price of the term',
    'Now',
    'From Feb 1, 2027',
    'As edited',
    'Difference',
  ]);
  const cells = within(within(table).getByRole('row', { name: /Total/ })).getAllByRole('cell');
  expect(cells.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '$1,100.00',
    '$1,260.00',
    '$1,412.00',
    '+$312.00',
  ]);
  expect(screen.getByText('What was edited').parentElement?.textContent).toContain('Collision');
  const terms = within(screen.getByRole('table', { name: 'Price of each term' }))
    .getAllByRole('row')
    .slice(1);
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Term 1Feb 1, 2025$1,050.00',
    'Term 2Feb 1, 2026$1,100.00',
    'Term 3, offeredFeb 1, 2027$1,412.00',
  ]);
});

test('is printed in the language of the risk, whatever that of the reader', async () => {
  await draw(`/underwriting/renewals?id=${vera}`);
  const link = await screen.findByRole('link', { name: 'Print' });
  expect(link.getAttribute('href')).toBe(`/fr-ca/print/renewal/${vera}`);
});

test('one key approves, without notes where there are none', async () => {
  const sent: unknown[] = [];
  server.answer(ApproveRenewalDocument, (variables) => {
    sent.push(variables);
    return { approve_renewal: { policy_renewal_id: vera, status: 'offered' } };
  });
  const user = await draw(`/underwriting/renewals?id=${vera}`);
  await screen.findByRole('button', { name: 'Approve' });
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this renewal' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ policy_renewal_id: vera, notes: null }]));
});

test('several are approved at once, those left out that have to be decided by themselves, each with its reason', async () => {
  const sent: unknown[] = [];
  server.answerNamed('LoadAbilities', () => ({
    a0: abilities('approve_plain_renewal'),
    a1: [{ operation: 'approve_plain_renewal', ...left }],
  }));
  server.answer(ApprovePlainRenewalDocument, (variables) => {
    sent.push(variables);
    return { approve_plain_renewal: { policy_renewal_id: vera, status: 'offered' } };
  });
  const user = await draw();
  await screen.findByText('Vera Lindqvist');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 renewal' }));
  expect(dialog.getByText('1 is left out:')).toBeDefined();
  expect(dialog.getByRole('listitem').textContent).toBe('Otis Lindqvist A claim was filed in the term.');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ policy_renewal_id: vera }]));
  const summary = within(await screen.findByRole('dialog', { name: 'Approve 1 renewal' }));
  expect(await summary.findByText('1 is done.')).toBeDefined();
  expect(summary.getByRole('listitem').textContent).toMatch(/A claim was filed/);
});

test('an agent notes in the row how far they are with the insured', async () => {
  const sent: unknown[] = [];
  server.answerUrl('/api/auth/me', () => ({ ...dana }));
  server.answer(UpdateRenewalSaleStatusAgentDocument, (variables) => {
    sent.push(variables);
    return { update_renewal_sale_status_agent: { policy_renewal_id: otis, status: 'in_review' } };
  });
  const user = await drawStaffPage('/agents/renewals', <AgentRenewalsScreen />);
  const line = within(await screen.findByRole('row', { name: /Otis Lindqvist/ }));
  await user.click(line.getByRole('button', { name: /Not contacted/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  await waitFor(() => expect(sent).toEqual([{ policy_renewal_id: otis, sale_status: 'contacted' }]));
});

test('one that is not renewed says why, and by which day the law asks for its notice', async () => {
  const sent: unknown[] = [];
  server.answer(RejectRenewalDocument, (variables) => {
    sent.push(variables);
    return refusal('notice_day_passed', 'The last day to give notice of this was 2026-12-15.', 'notes');
  });
  const user = await draw(`/underwriting/renewals?id=${vera}`);
  await screen.findByRole('button', { name: 'Do not renew' });
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Do not renew this policy' }));
  expect(await dialog.findByText(/the notice has to go out by/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Do not renew' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Two losses in the term.');
  await user.click(dialog.getByRole('button', { name: 'Do not renew' }));
  await waitFor(() => expect(sent).toEqual([{ policy_renewal_id: vera, notes: 'Two losses in the term.' }]));
  expect(await dialog.findByText(/The last day to give notice/)).toBeDefined();
});

test('an agent notes how far they are with the insured, and reads what to say', async () => {
  const sent: unknown[] = [];
  server.answerUrl('/api/auth/me', () => ({ ...dana }));
  server.answer(UpdateRenewalSaleStatusAgentDocument, (variables) => {
    sent.push(variables);
    return { update_renewal_sale_status_agent: { policy_renewal_id: vera, status: 'in_review' } };
  });
  const user = await drawStaffPage(`/agents/renewals?id=${vera}`, <AgentRenewalsScreen />);
  expect(await screen.findByText(/The next term costs \$1,412\.00, \$312\.00 more than now\./)).toBeDefined();
  await user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', { name: 'How far you are with the insured' }));
  await user.click(dialog.getByLabelText('Contacted'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ policy_renewal_id: vera, sale_status: 'contacted' }]));
});
