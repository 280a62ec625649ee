// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AnsweredQuestionsDocument,
  EstimatePriceRangeDocument,
  LoadAutopayTermsDocument,
  LoadCheckoutDocument,
  LoadPaymentFormDocument,
  LoadPricingDocument,
  LoadReturnTermsDocument,
  LoadSigningTermsDocument,
  PrepareDocumentsDocument,
  PreviewQuoteInvoicesDocument,
  SignQuoteDocument,
  UpdatePaymentTermDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import {
  Checkout,
  linkTo,
  storedCheckout,
  storedPricing,
  storedRange,
  storedWays,
} from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PaymentScreen } from '../payment/payment-screen.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { SignScreen } from './sign-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const person = {
  entity_id: 'e1',
  email: 'ada@example.com',
  phone: null,
  birthdate: '1968-03-09',
  license_administrative_area: 'OH',
  rv_driving_experience_years: 8,
  answers: {},
};
let status: string;

beforeEach(() => {
  status = 'ready';
  server.answerUrl('/api/auth/me', () => null);
  server.answer(AnsweredQuestionsDocument, () => ({ answered_questions: [] }));
  server.answer(PrepareDocumentsDocument, () => ({
    prepare_documents: {
      quote_id: 'q1',
      documents: [
        { document_id: 'd2', document_type: 'application', version: 2, status },
        { document_id: 's1', document_type: 'specimen_policy', version: 1, status: 'ready' },
        { document_id: 'd1', document_type: 'application', version: 1, status: 'ready' },
      ],
    },
  }));
  server.answer(LoadSigningTermsDocument, () => ({
    signing_terms: {
      e_consent_version: '2026-11-22',
      e_consent: [{ title: 'Paper', text: 'You may ask for any document on paper.' }],
      insurer: ['Cascade RV Insurance sells you this policy and serves it.', 'Larkspur insures it.'],
    },
  }));
});

const [monthly, full] = storedWays;
const noMove = { rows: [], voids_signature: false };
const inFull = {
  ...noMove,
  answer: 'payment_term',
  label: 'How it is paid',
  version: 8,
  voids_signature: true,
  before_low: 12e4,
  before_high: 12e4,
  after_low: 115e3,
  after_high: 115e3,
  rows: [
    {
      about: 'discount',
      label: 'Discounts',
      before: [],
      after: ['paid_in_full'],
    },
  ],
};

/** A signed quote that the server takes back to the signature when it is paid otherwise. */
function signedQuote() {
  let term = 'monthly';
  server.answer(LoadCheckoutDocument, () => {
    const isSigned = term === 'monthly';
    const stored = storedCheckout({
      version: isSigned ? 7 : 8,
      payment_term: term,
      total: isSigned ? 120_000 : 115_000,
      signed_at: isSigned ? '2026-11-22T10:00:00Z' : null,
    });
    const { steps, ...state } = stored.checkout_state;
    return {
      ...stored,
      checkout_state: {
        ...state,
        next: isSigned ? 'payment' : 'sign',
        steps: steps.map((step) => ({
          ...step,
          answered: step.id !== 'sign' || isSigned,
          reached: step.id !== 'payment' || isSigned,
        })),
      },
    };
  });
  server.answer(UpdatePaymentTermDocument, ({ payment_term }) => {
    term = payment_term;
    return { update_payment_term: { quote_id: 'q1', version: 8 } };
  });
  server.answer(LoadAutopayTermsDocument, () => ({ autopay_terms: { version: '1', parts: [] } }));
  server.answer(LoadPricingDocument, () => storedPricing({ total: 115_000 }));
  server.answer(EstimatePriceRangeDocument, () =>
    storedRange(term === 'monthly' ? {} : { signed_before: 120_000, moves: [inFull] }),
  );
  server.answer(LoadPaymentFormDocument, () => ({
    payment_form: { gateway: 'sandbox', simulated: true, publishable_key: null },
  }));
  server.answer(PreviewQuoteInvoicesDocument, ({ payment_term }) => ({
    preview_quote_invoices: {
      ...(payment_term === 'monthly' ? monthly : full),
      deposit_reason: null,
      installment_fee: 500,
      invoices: [],
    },
  }));
}

test('says why a signature is asked for again: what was chosen, the price that was signed and the price now', async () => {
  signedQuote();
  const page = (
    <Checkout>
      <PaymentScreen />
      <SignScreen summary={<QuoteSummary />} />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('payment'), page);
  await person.click(await screen.findByRole('radio', { name: /^Pay in full/ }));
  await screen.findByText('You chose to pay in full, which lowers the price.');
  expect(screen.getByText(/total you signed for was \$1,200\.00. Now it is \$1,150\.00/)).toBeDefined();
});

test('says what another tab changed after the signature: each answer with the price before and after it, and its rows', async () => {
  signedQuote();
  const older = { ...inFull, answer: 'usage_type', label: 'How it is used', voids_signature: false };
  const birthdate = {
    ...inFull,
    answer: 'birthdate',
    label: 'Age of the driver',
    after_low: 156e3,
    after_high: 156e3,
    rows: [
      {
        about: 'driver_age',
        label: 'Age of the driver',
        before: ['25-29'],
        after: ['16-20'],
      },
    ],
  };
  server.answer(LoadCheckoutDocument, () => {
    const stored = storedCheckout({ total: 156_000 });
    const { steps, ...state } = stored.checkout_state;
    const isOpen = (id: string) => id !== 'sign' && id !== 'payment';
    return {
      ...stored,
      checkout_state: { ...state, next: 'sign', steps: steps.map((step) => ({ ...step, answered: isOpen(step.id) })) },
    };
  });
  server.answer(LoadPricingDocument, () => storedPricing({ total: 156_000 }));
  server.answer(EstimatePriceRangeDocument, () => storedRange({ signed_before: 120_000, moves: [older, birthdate] }));
  await drawPage(
    'checkout',
    linkTo('sign'),
    <Checkout>
      <SignScreen summary={<QuoteSummary />} />
    </Checkout>,
  );
  await screen.findByText('The price moved after you signed: Age of the driver.');
  expect(screen.getByText(/total you signed for was \$1,200\.00. Now it is \$1,560\.00/)).toBeDefined();
  expect(screen.getByText('$1,200.00 → $1,560.00')).toBeDefined();
  expect(screen.getByText('Age of the driver: 25–29 → 16–20')).toBeDefined();
  expect(screen.queryByText('How it is used')).toBe(null);
});

test('what is signed says how it is paid: today, afterwards with the fee, and all of it', async () => {
  signedQuote();
  server.answer(LoadPricingDocument, () => storedPricing());
  await drawPage(
    'checkout',
    linkTo('sign'),
    <Checkout>
      <SignScreen summary={<QuoteSummary />} />
    </Checkout>,
  );
  await screen.findByText('Total for the term');
  expect(screen.getByText(/^Installment fees/).nextElementSibling?.textContent).toBe('$55.00');
  expect(screen.getByText('How you pay').nextElementSibling?.textContent).toBe(
    '$122.92 today, then 11 payments of $102.91, each with a $5.00 fee',
  );
  expect(screen.getByText('All payments').nextElementSibling?.textContent).toBe('$1,255.00');
});

describe('what is signed', () => {
  async function draw() {
    server.answer(LoadCheckoutDocument, () =>
      storedCheckout({ entities: [{ ...person, first_name: 'Ada', last_name: 'Moreno' }] }),
    );
    server.answer(LoadPricingDocument, () => storedPricing());
    server.answer(SignQuoteDocument, () => ({
      sign_quote: { quote_id: 'q1', version: 8, signed_at: '2026-11-22T10:00:00Z' },
    }));
    server.answer(EstimatePriceRangeDocument, () => storedRange());
    const hands = await drawPage(
      'checkout',
      linkTo('sign'),
      <Checkout>
        <SignScreen summary={<QuoteSummary />} />
      </Checkout>,
    );
    await screen.findByText(/Larkspur insures it\./);
    return hands;
  }
  const sent = () => server.sentTo(SignQuoteDocument).map(({ variables }) => variables);

  test('is there to read before: who insures, the application, the policy’s words, and what agreeing means', async () => {
    await draw();
    expect(screen.getByText(/Cascade RV Insurance sells you this policy/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open PDF: Your application' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open PDF: Specimen policy' })).toBeDefined();
    expect(screen.getByText('You may ask for any document on paper.')).toBeDefined();
  });

  test('is named by the signature: the newest documents, and the text that was agreed to', async () => {
    const hands = await draw();
    await hands.click(screen.getByRole('checkbox', { name: /^I agree to sign/ }));
    await hands.type(screen.getByLabelText('Type your full name'), 'Ada Moreno');
    await hands.click(screen.getByRole('button', { name: 'Sign and go to payment' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ documents: ['d2', 's1'], e_consent_version: '2026-11-22' });
  });

  test.each([
    ['signature.documents', 'The documents changed after you opened them. Read them again.'],
    ['signature.consent', 'The text about electronic signatures has changed. Read it again.'],
  ])('is loaded anew when the signature is refused at %s, and the reason is said', async (field, message) => {
    const hands = await draw();
    server.answer(SignQuoteDocument, () => refusal('read_again', message, field));
    const loads = () => server.sentTo(PrepareDocumentsDocument).length + server.sentTo(LoadSigningTermsDocument).length;
    const before = loads();
    await hands.click(screen.getByRole('checkbox', { name: /^I agree to sign/ }));
    await hands.type(screen.getByLabelText('Type your full name'), 'Ada Moreno');
    await hands.click(screen.getByRole('button', { name: 'Sign and go to payment' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await waitFor(() => expect(loads()).toBe(before + 2));
  });

  test('says above the button what comes back, by the terms that are signed', async () => {
    const says = [
      'You get back nine tenths of the price of the days that are left.',
      'We keep $200 of the price at least.',
    ];
    server.answer(LoadReturnTermsDocument, () => ({ return_terms: { says } }));
    await draw();
    for (const stated of says) expect(await screen.findByText(stated)).toBeDefined();
  });

  test('waits until it can be read', async () => {
    status = 'pending';
    const hands = await draw();
    expect(screen.getByText('Being prepared')).toBeDefined();
    await hands.click(screen.getByRole('checkbox', { name: /^I agree to sign/ }));
    await hands.type(screen.getByLabelText('Type your full name'), 'Ada Moreno');
    await hands.click(screen.getByRole('button', { name: 'Sign and go to payment' }));
    expect(sent()).toEqual([]);
    status = 'ready';
    await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 8000 });
  });
});
