// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AnsweredQuestionsDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadDriversDocument,
  LoadPricingDocument,
  LoadSigningTermsDocument,
  PrepareDocumentsDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import {
  Checkout,
  linkTo,
  storedCheckout,
  storedPricing,
  storedRange,
  storedVehicle,
} from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ReviewScreen } from './review-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const missing = { path: 'vehicles.0.vin', step: 'vehicle', message: 'Enter the VIN.', code: 'vin_missing' };
const usage = {
  answer: 'usage_type',
  label: 'How it is used',
  version: 7,
  voids_signature: false,
  rows: [],
  before_low: 11e4,
  before_high: 11e4,
  after_low: 12e4,
  after_high: 12e4,
};

function answerState(more: object = {}) {
  server.answer(LoadCheckoutDocument, () => {
    const stored = storedCheckout();
    return { ...stored, checkout_state: { ...stored.checkout_state, next: 'review', ...more } };
  });
}

beforeEach(() => {
  answerState();
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(EstimatePriceRangeDocument, () => storedRange({ moves: [usage] }));
  server.answer(AnsweredQuestionsDocument, () => ({ answered_questions: [] }));
  server.answer(PrepareDocumentsDocument, () => ({
    prepare_documents: {
      quote_id: 'q1',
      documents: [{ document_id: 'd1', document_type: 'application', version: 1, status: 'ready' }],
    },
  }));
  server.answer(LoadSigningTermsDocument, () => ({
    signing_terms: { e_consent_version: '2026-11-22', e_consent: [], insurer: ['Larkspur insures it.'] },
  }));
});

async function draw(stored: Readonly<Record<string, string>> = {}) {
  const page = (
    <Checkout>
      <ReviewScreen />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('review'), page, stored);
  await screen.findByRole('heading', { level: 1, name: 'Look it over' });
  return person;
}
const toSign = () => screen.findByRole('button', { name: 'Go on to sign' });

describe('what is looked over before the signature', () => {
  test('is every answer with the way back to its step, what there is to read, and the quote on paper', async () => {
    const person = await draw();
    const edits = await screen.findAllByRole('link', { name: /^Edit/ });
    expect(edits.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/checkout/vehicle', '/checkout/use', '/checkout/you', '/checkout/plans']),
    );
    expect(await screen.findByRole('button', { name: 'Open PDF: Your application' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Print this quote' }).getAttribute('href')).toBe('/print/quote/q1');
    await person.click(await toSign());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/sign'));
  });

  test('lists what was answered to the questions of underwriting, with the way back to them', async () => {
    server.answer(AnsweredQuestionsDocument, () => ({
      answered_questions: [
        { underwriting_question_id: 'damage', parent_id: null, question: 'Is there damage on it now?', answer: 'Yes' },
        { underwriting_question_id: 'which', parent_id: 'damage', question: 'Describe it.', answer: 'A dent' },
      ],
    }));
    await draw();
    expect((await screen.findByText('Describe it.')).nextSibling?.textContent).toBe('A dent');
    const edit = screen.getByRole('link', { name: /^Edit.*Your answers to our questions$/ });
    expect(edit.getAttribute('href')).toBe('/checkout/history');
  });

  test('says first what moved the price since this person last looked, and keeps what they see now', async () => {
    await draw({ 'seen-price:q1': '110000 6' });
    expect(await screen.findByText('It was $1,100.00 for the term. Now it is $1,200.00.')).toBeDefined();
    expect(await screen.findByText('How it is used')).toBeDefined();
    expect(window.localStorage.getItem('seen-price:q1')).toBe('120000 7');
  });

  test.each([{}, { 'seen-price:q1': '120000 3' }])('says nothing of a price that is as it was: %j', async (stored) => {
    await draw(stored);
    await screen.findAllByText('Total for the term');
    expect(screen.queryByText('The price changed since you last looked')).toBeNull();
  });

  test('keeps nobody from mending what is in the way, and goes no further before that', async () => {
    answerState({ next: 'vehicle', missing_fields: [missing] });
    const person = await draw();
    expect(await screen.findByText('Enter the VIN.')).toBeDefined();
    await person.click(await toSign());
    expect(window.location.pathname).toBe('/checkout/review');
    expect(document.activeElement?.id).toBe('plans-missing');
  });

  test('asks for a VIN that was put off, and goes no further without it', async () => {
    let vin: string | null = null;
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout({ vehicles: [{ ...storedVehicle, type: 'class_c', vin, vin_pending: true }] });
      const open = { path: 'vehicles.0.vin', step: 'review', message: 'Enter the VIN.', code: 'vin_missing' };
      const missing_fields = vin === null ? [open] : [];
      return { ...stored, checkout_state: { ...stored.checkout_state, next: 'review', missing_fields } };
    });
    server.answer(UpdateVehicleDocument, ({ changes }) => {
      vin = changes.vin ?? null;
      return { update_vehicle: { vehicle_id: 'v1', quote: { version: 8 } } };
    });
    server.answer(LoadDriversDocument, () => ({ quotes_by_pk: { quote_id: 'q1', entities: [] } }));
    const person = await draw();
    await screen.findByRole('heading', { name: 'Now we need the VIN' });
    await person.click(await toSign());
    expect(window.location.pathname).toBe('/checkout/review');
    const field = screen.getByLabelText<HTMLInputElement>(/^VIN/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await person.type(field, '1F66F5DY0P0A12345');
    await person.click(await toSign());
    await waitFor(() => expect(vin).toBe('1F66F5DY0P0A12345'));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/sign'));
  });

  test('says when the price cannot be loaded, and tries again', async () => {
    server.answer(LoadPricingDocument, () => new Failure(null, 500));
    const person = await draw();
    await screen.findByText('We couldn’t load your price');
    server.answer(LoadPricingDocument, () => storedPricing());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Total for the term')).not.toEqual([]);
  });
});
