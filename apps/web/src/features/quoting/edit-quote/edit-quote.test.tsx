// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  DecodeVinDocument,
  EstimatePriceRangeDocument,
  type EstimatePriceRangeQuery,
  FindDuplicatesDocument,
  LoadAlternativesDocument,
  LoadPlanPricesDocument,
  LoadQuoteDocument,
  LoadQuoteCustomFieldsDocument,
  LoadQuoteDiscountsDocument,
  type LoadQuoteQuery,
  QuoteQuestionsDocument,
  UpdateCustomFieldsDocument,
  UpdateDeclarationsDocument,
  UpdateDiscountsDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, dana } from '../../../testing/quotes-scenario.tsx';
import { editedQuote } from '../../../testing/edited-quote.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { lineView } from '../../shared/lines/line-view.ts';
import { quoteRecord } from '../load-quote/quote-record.ts';
import type { TabOfQuote } from '../load-quote/quote-tabs.ts';
import { QuoteForms } from './quote-forms.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = lineView('personal', 'en-us');

function Form({ tab }: { tab: TabOfQuote }) {
  const { data } = useRead('agent', LoadQuoteDocument, { quote_id: ada });
  const record = data && quoteRecord(data);
  return record ? <QuoteForms tab={tab} record={record} line={line} /> : null;
}

const noRange = {
  low: 3e4,
  high: 3e4,
  monthly_low: null,
  monthly_high: null,
  installment_fee: 500,
  currency: 'USD',
  payment_term: 'monthly',
  unanswered: [],
  referral_violations: [],
  rejection_violations: [],
  signed_before: 0,
  assumptions: [],
};
const moves: EstimatePriceRangeQuery['price_range']['moves'][number][] = [];
const ownFields: Record<string, unknown> = {};
const claimFree = {
  code: 'claim_free',
  label: 'Claim free',
  percent: 5,
  applied: false,
  granted_by_staff: true,
  open: true,
  saves: 1500,
  reason: 'For whoever has had no claim: ask us to add it.',
};
const inFull = {
  code: 'paid_in_full',
  label: 'Paid in full',
  percent: 5,
  applied: false,
  granted_by_staff: false,
  open: true,
  saves: 1400,
  reason: 'It comes with paying for the whole term at once.',
};

const damage = {
  underwriting_question_id: 'q1',
  parent_id: null,
  parent_answer: null,
  question: 'Is there damage on it now?',
  answer_type: 'text',
  choices: [],
  least: null,
  most: null,
  wording: 2,
};

type Stored = { version: number; year: number; make: string; vin?: string };

/** A server whose quote somebody else may change, and which refuses an edit of an older version as the real one does. */
async function open(stored: Stored, tab: TabOfQuote = 'vehicles') {
  server.answerUrl('/api/auth/me', () => dana);
  server.answer(LoadQuoteDocument, (): LoadQuoteQuery => editedQuote(ada, stored));
  server.answer(LoadPlanPricesDocument, () => ({ recommended_plans: [] }));
  server.answer(LoadAlternativesDocument, () => ({ price_alternatives: [] }));
  server.answer(EstimatePriceRangeDocument, () => ({ price_range: { ...noRange, moves } }));
  server.answer(LoadQuoteCustomFieldsDocument, () => ({
    quotes_by_pk: { quote_id: ada, version: stored.version, custom_fields: ownFields },
  }));
  server.answer(LoadQuoteDiscountsDocument, () => ({ quote_discounts: [claimFree, inFull] }));
  server.answer(QuoteQuestionsDocument, () => ({ quote_questions: [damage] }));
  server.answer(FindDuplicatesDocument, () => ({ find_duplicates: [] }));
  server.answer(DecodeVinDocument, ({ vin }) => ({
    decode_vin: {
      status: 'decoded',
      vin,
      make: 'Grand Design',
      model: 'Imagine',
      year: 2021,
      type: 'travel_trailer',
      length: 28,
      is_chassis: false,
    },
  }));
  const saved: unknown[] = [];
  server.answer(UpdateVehicleDocument, ({ vehicle_id, changes, version }) => {
    if (version !== stored.version) return refusal('quote_changed_elsewhere', 'Changed elsewhere.');
    saved.push(changes);
    Object.assign(stored, changes, { version: stored.version + 1 });
    return { update_vehicle: { vehicle_id, quote: { version: stored.version } } };
  });
  const user = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Form tab={tab} />
    </SessionProvider>,
  );
  await screen.findByRole('status');
  if (tab === 'vehicles') await screen.findByLabelText('Make');
  return { user, saved };
}

test('what is typed is saved by itself, with the version that was seen', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2021');
  await waitFor(() => expect(saved).toEqual([{ year: 2021 }]));
});

test('an edit beside somebody else’s of another answer goes through, and both stand', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2021');
  await waitFor(() => expect(saved).toEqual([{ year: 2021 }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Airstream'));
});

test('of one answer that both changed, theirs and mine are to be chosen from, and nothing is lost before', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.clear(screen.getByLabelText('Make'));
  await user.type(screen.getByLabelText('Make'), 'Thor');
  expect(await screen.findByText(/Somebody saved “Airstream” meanwhile/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Thor');
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saved).toEqual([{ make: 'Thor' }]));
});

test('who takes theirs has sent nothing', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.type(screen.getByLabelText('Make'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Airstream');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  expect(saved).toEqual([]);
});

test('an answer that is refused says so at its field and is kept as it was typed', async () => {
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' });
  server.answer(UpdateVehicleDocument, () =>
    refusal('year_out_of_range', 'Enter a model year from 1900 to 2027.', 'vehicle.year'),
  );
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2099');
  expect(await screen.findByText('Enter a model year from 1900 to 2027.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Model year').value).toBe('2099');
});

test('what a VIN says of its vehicle is taken over by who confirms it, and by nobody else', async () => {
  const { user, saved } = await open({ version: 4, year: 2020, make: 'Jayco', vin: '573TE3025M6600123' });

  expect(await screen.findByText('This VIN says: 2021 Grand Design Imagine.')).toBeTruthy();
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this' }));
  await waitFor(() => expect(saved).toEqual([{ year: 2021, make: 'Grand Design', model: 'Imagine' }]));
});

test('where a vehicle is registered is saved as a whole, and not before it is one', async () => {
  const { user, saved } = await open({ version: 4, year: 2020, make: 'Jayco' });
  await user.click(screen.getByRole('button', { name: 'Registered at another address' }));
  await user.type(screen.getByLabelText('Street'), '4 Mill Road');
  await user.type(screen.getByLabelText('City'), 'Boise');
  expect(saved).toEqual([]);
  await user.type(screen.getByLabelText('ZIP or postal code'), '83702');
  const whole = { line_1: '4 Mill Road', line_2: null, locality: 'Boise', postal_code: '83702' };
  await waitFor(() => expect(saved.at(-1)).toEqual({ registration_location: whole }));
});

test('what an answer does to the price stands beneath it, once it is saved', async () => {
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' });
  const ends = { before_low: 30_000, before_high: 30_000, after_low: 28_200, after_high: 28_200 };
  const year = { answer: 'year', label: 'Model year', voids_signature: false, rows: [], ...ends };
  moves.splice(0, 1, { ...year, version: 5 });
  expect(screen.queryByText(/^−\$18/)).toBeNull();
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2021');
  expect(await screen.findByText(/^−\$18.* \/yr$/)).toBeTruthy();
});

test('a discount says what it would take off and is granted by a tick; one that follows from an answer is not', async () => {
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' }, 'coverages');
  const sent: unknown[] = [];
  server.answer(UpdateDiscountsDocument, ({ quote_id, discounts, version }) => {
    sent.push(discounts);
    return { update_discounts: { quote_id, version: (version ?? 0) + 1 } };
  });
  expect(await screen.findByText(/^Would take off \$15/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Paid in full/ }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Claim free/ }));
  await waitFor(() => expect(sent).toEqual([['claim_free']]));
});

test('a field of the organization is added by its name; what a program wrote keeps its kind', async () => {
  ownFields['score'] = 7;
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' }, 'summary');
  const sent: unknown[] = [];
  server.answer(UpdateCustomFieldsDocument, ({ quote_id, custom_fields, version }) => {
    sent.push(custom_fields);
    return { update_custom_fields: { quote_id, version: (version ?? 0) + 1 } };
  });
  await user.type(await screen.findByLabelText('Name of a new field'), 'score');
  expect(await screen.findByText('There is a field of this name already.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of a new field'), ' of the dealer{Enter}');
  await user.type(await screen.findByLabelText('score of the dealer'), 'B');
  await waitFor(() => expect(sent.at(-1)).toEqual({ score: 7, 'score of the dealer': 'B' }));
});

test('what underwriters ask is asked of whoever fills the form in, and sent with the wording that was read', async () => {
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' }, 'people');
  const stated: unknown[] = [];
  server.answer(UpdateDeclarationsDocument, ({ declarations }) => {
    stated.push(declarations);
    return { update_declarations: { quote_id: ada, version: 5 } };
  });
  await user.type(await screen.findByLabelText('Is there damage on it now?'), 'Nothing');
  await waitFor(() => expect(stated.at(-1)).toEqual({ questions: { q1: { wording: 2, answer: 'Nothing' } } }), {
    timeout: 3000,
  });
});
