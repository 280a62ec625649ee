// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CreateEntityDocument,
  DeleteEntityDocument,
  LoadCheckoutDocument,
  LoadPricingDocument,
  SendSigningLinkDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { StepGate } from '../frame/step-gate.tsx';
import { SignScreen } from '../sign/sign-screen.tsx';
import { SecondInsured } from './second-insured.tsx';
import { useSecondInsured } from './use-second-insured.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const sam = { entity_id: 'e2', first_name: 'Sam', last_name: 'Lake', email: 'sam@example.com' };
const requested = {
  recipient: 'sam@example.com',
  created: '2026-11-22T10:00:00Z',
  signed_at: null,
  declined: null,
  decline_reason: null,
  expires: '2099-12-06T10:00:00Z',
};
const refusedToSign = { declined: '2026-11-22T11:00:00Z', decline_reason: 'We sold it.' };
let hasSecond: boolean;
let waits: boolean;
let expires: string;
let declined: boolean;
beforeEach(() => {
  ({ expires } = requested);
  hasSecond = true;
  waits = true;
  declined = false;
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(LoadCheckoutDocument, () => {
    const stored = storedCheckout({
      signed_at: '2026-11-22T10:00:00Z',
      second_insured: hasSecond ? [sam] : [],
      signing_requests: hasSecond
        ? [
            {
              ...requested,
              expires,
              ...(declined && refusedToSign),
            },
          ]
        : [],
    });
    const { steps } = stored.checkout_state;
    const state = {
      ...stored.checkout_state,
      next: waits ? 'sign' : 'payment',
      steps: steps.map((step) => ({ ...step, answered: step.id !== 'sign' || !waits })),
      missing_fields: waits
        ? [{ path: 'second_signature', step: 'sign', message: 'Wait for Sam Lake to sign.', code: null }]
        : [],
    };
    return { ...stored, checkout_state: state };
  });
});

function Step() {
  const adding = useSecondInsured();
  return (
    <>
      <SecondInsured adding={adding} />
      <button type="button" onClick={() => void adding.submit()}>
        Continue
      </button>
    </>
  );
}
const block = (
  <Checkout>
    <StepGate place="you">
      <Step />
    </StepGate>
  </Checkout>
);
const signing = (
  <Checkout>
    <SignScreen summary={null} />
  </Checkout>
);

test('a second named insured is added by name and mailbox, and what is wrong is said at its field', async () => {
  hasSecond = false;
  let stated = true;
  server.answer(CreateEntityDocument, ({ entity_relationship, entity }) => {
    expect([entity_relationship, entity.email]).toEqual(['second_named_insured', 'sam@example.com']);
    if (stated) {
      stated = false;
      return refusal('second_insured_mailbox', 'Enter an e-mail address of their own.', 'entity.email');
    }
    hasSecond = true;
    return { create_entity: { entity_id: 'e2', quote: { version: 8 } } };
  });
  const person = await drawPage('checkout', linkTo('you'), block);
  await person.click(await screen.findByRole('button', { name: 'Add a second named insured' }));
  await person.type(screen.getByLabelText('First name'), 'Sam');
  await person.type(screen.getByLabelText('Last name'), 'Lake');
  await person.type(screen.getByLabelText('E-mail'), 'sam@example.com{Enter}');
  await screen.findByText('Enter an e-mail address of their own.');
  expect(screen.getByLabelText('E-mail')).toSatisfy((field: Element) => field.getAttribute('aria-invalid') === 'true');
  await person.click(screen.getByRole('button', { name: 'Add this person' }));
  await screen.findByText('Signs by a link to sam@example.com');
});

test('what is still empty is said at every field at once, and the keyboard goes to the first', async () => {
  hasSecond = false;
  const person = await drawPage('checkout', linkTo('you'), block);
  await person.click(await screen.findByRole('button', { name: 'Add a second named insured' }));
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await person.type(screen.getByLabelText('First name'), 'Sam');
  await person.click(screen.getByRole('button', { name: 'Add this person' }));
  await screen.findByText('Enter the last name');
  expect(screen.getByText('Use a full address, like name@example.com')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
  expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
});

test('who was typed and not added yet is added before the step is left, and nobody where nothing was typed', async () => {
  hasSecond = false;
  server.answer(CreateEntityDocument, () => {
    hasSecond = true;
    return { create_entity: { entity_id: 'e2', quote: { version: 8 } } };
  });
  const person = await drawPage('checkout', linkTo('you'), block);
  await person.click(await screen.findByRole('button', { name: 'Add a second named insured' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
  for (const [label, typed] of [
    ['First name', 'Sam'],
    ['Last name', 'Lake'],
    ['E-mail', 'sam@example.com'],
  ] as const) {
    await person.type(screen.getByLabelText(label), typed);
  }
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Signs by a link to sam@example.com');
  expect(server.sentTo(CreateEntityDocument)).toHaveLength(1);
});

test('who has signed waits for the second, and may send the link again or go on without them', async () => {
  server.answer(SendSigningLinkDocument, () => ({ send_signing_link: { sent_to: 'sam@example.com' } }));
  server.answer(DeleteEntityDocument, ({ entity_id }) => {
    expect(entity_id).toBe('e2');
    return refusal('quote_approved', 'Ask your agent to change this.');
  });
  const person = await drawPage('checkout', linkTo('sign'), signing);
  await screen.findByRole('heading', { name: 'Waiting for Sam Lake to sign' });
  expect(screen.getByText(/We sent the link to sam@example\.com/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(server.sentTo(SendSigningLinkDocument)).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Go on without Sam Lake' }));
  await screen.findByText('Ask your agent to change this.');
});

test('a link that has ended is said to have', async () => {
  expires = '2026-01-01T10:00:00Z';
  await drawPage('checkout', linkTo('sign'), signing);
  await screen.findByText('The link that we sent to sam@example.com has ended. Send another.');
});

test('whoever is told that the second will not sign reads why, and asks again or goes on without them', async () => {
  declined = true;
  server.answer(SendSigningLinkDocument, () => {
    declined = false;
    return { send_signing_link: { sent_to: 'sam@example.com' } };
  });
  const person = await drawPage('checkout', linkTo('sign'), signing);
  await screen.findByRole('heading', { name: 'Sam Lake does not want to sign' });
  expect(screen.getByText('We sold it.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Go on without Sam Lake' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByRole('heading', { name: 'Waiting for Sam Lake to sign' });
});

test('whoever waited is told that both have signed, and goes on to pay', async () => {
  server.answer(SendSigningLinkDocument, () => {
    waits = false;
    return { send_signing_link: { sent_to: 'sam@example.com' } };
  });
  const person = await drawPage('checkout', linkTo('sign'), signing);
  await person.click(await screen.findByRole('button', { name: 'Send the link again' }));
  await screen.findByRole('heading', { name: 'Both of you have signed' });
  expect(screen.getByText('Sam Lake has signed, too.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/checkout\/payment$/));
});
