import { describe, expect, test } from 'vitest';
import { principalOf } from '../../identity/principal.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { cancellationReasons, policyStatuses } from '../../policies/vocabulary.ts';
import { codeOf, exampleMoratorium } from '../../quoting/quote.fixture.ts';
import type { StoppedCover } from '../../quoting/subject/moratoriums.ts';
import { addDays, day } from '../../shared/time/day.ts';
import {
  checkCharged,
  checkMethod,
  decideReinstate,
  defaultReinstatement,
  type ReinstatementRequest,
  type ReinstateFacts,
} from './reinstate-policy.ts';

const somebody = (role: Role) => principalOf(role, { userId: 'user-7', organizationId: 'organization-1' });
const agent = somebody('organization:agent');
const underwriter = somebody('organization:underwriter');
const customer = somebody('organization:customer');
const ended = day('2026-07-01');
const today = day('2026-07-10');
const policy = examplePolicy({ status: 'cancelled', cancelledAsOf: ended, cancellationReason: 'non_payment' });
const facts = (changes: Partial<ReinstateFacts> = {}): ReinstateFacts => ({
  policy,
  today,
  reinstated: 0,
  incidents: [],
  terms: defaultReinstatement,
  stoppedBy: null,
  isMoneyUnderWay: false,
  insureds: ['Ada Moreno', 'Jo Moreno'],
  ...changes,
});
const decide = (known: Partial<ReinstateFacts> = {}, ask: Partial<ReinstatementRequest> = {}, who = agent) =>
  decideReinstate(facts(known), { hasLapse: false, signedBy: 'Ada Moreno', signedOn: today, ...ask }, who);

describe('cover goes on', () => {
  test('without a gap from the day on which it ended', () => {
    expect(decide()).toMatchObject({ event: { cancelled: ended, resumes: ended, hasLapse: false, fee: 1_500 } });
  });

  test('with a gap from the morning after it is paid', () => {
    expect(decide({}, { hasLapse: true })).toMatchObject({ event: { resumes: '2026-07-11', hasLapse: true } });
  });

  test('to the last day of the window, and not after', () => {
    expect(decide({ today: addDays(ended, 30) }, { signedOn: addDays(ended, 30) }).ok).toBe(true);
    expect(codeOf(decide({ today: addDays(ended, 31) }))).toBe('reinstatement_too_late');
  });

  test('once an insured signed, however the name is written', () => {
    expect(decide({}, { signedBy: '  jo   MORENO ' }).ok).toBe(true);
  });

  test('without a gap through a moratorium that stops gaps', () => {
    const stoppedBy: StoppedCover = {
      moratorium: exampleMoratorium(),
      actions: ['reinstate_with_lapse'],
      place: { administrativeArea: 'OH', postalCode: '43215' },
    };
    expect(decide({ stoppedBy }).ok).toBe(true);
    expect(codeOf(decide({ stoppedBy }, { hasLapse: true }))).toBe('moratorium_active');
  });
});

describe('it stays ended', () => {
  test.each([
    ['what counts as never issued', { policy: { ...policy, cancelledAsOf: policy.effectiveDate } }, 'never_in_force'],
    ['what was reinstated twice', { reinstated: 2 }, 'reinstated_too_often'],
    ['what something happened to without cover', { incidents: [ended] }, 'loss_in_gap'],
    ['while a bank has not answered', { isMoneyUnderWay: true }, 'money_under_way'],
    ['a term that is over', { policy: { ...policy, expirationDate: today } }, 'term_over'],
  ] as const)('of %s', (_what, known, code) => {
    expect(codeOf(decide(known))).toBe(code);
  });

  test.each([
    ['without a name', { signedBy: ' ' }, 'statement_missing'],
    ['signed by somebody else', { signedBy: 'Dana Lake' }, 'statement_not_by_insured'],
    ['signed before cover ended', { signedOn: addDays(ended, -1) }, 'statement_day'],
    ['that says nothing of the last day', { signedOn: addDays(today, -1) }, 'statement_day'],
    [
      'that says nothing of the last day, with a gap',
      { hasLapse: true, signedOn: addDays(today, -1) },
      'statement_day',
    ],
    ['signed tomorrow', { signedOn: addDays(today, 1) }, 'statement_day'],
  ] as const)('with a statement %s', (_how, ask, code) => {
    expect(codeOf(decide({}, ask))).toBe(code);
  });

  test('where the gap would reach the end of the term', () => {
    const last = { policy: { ...policy, expirationDate: addDays(today, 1) } };
    expect(codeOf(decide(last, { hasLapse: true }))).toBe('term_over');
    expect(decide(last).ok).toBe(true);
  });

  test('something that happened while there was cover stands in nobody’s way', () => {
    expect(decide({ incidents: [addDays(ended, -1)] }).ok).toBe(true);
  });
});

test.each(policyStatuses)('a policy that is %s', (status) => {
  expect(codeOf(decide({ policy: { ...policy, status } }))).toBe(
    status === 'cancelled' ? null : 'policy_not_cancelled',
  );
});

/** Who may have cover go on that ended for each reason, by hand. */
const reasons: Readonly<Record<(typeof cancellationReasons)[number], 'agent' | 'underwriter' | 'nobody'>> = {
  insured_request: 'agent',
  sold_vehicle: 'agent',
  replaced_cover: 'agent',
  military_duty: 'agent',
  non_payment: 'agent',
  uw_post_bind: 'underwriter',
  license_suspended: 'underwriter',
  misrepresentation: 'underwriter',
  fraud_claim: 'underwriter',
  total_loss: 'nobody',
  duplicate: 'nobody',
  rewrite: 'nobody',
  never_taken: 'nobody',
};
test.each(cancellationReasons)('ended for %s', (cancellationReason) => {
  const known = { policy: { ...policy, cancellationReason } };
  const by = { agent: decide(known).ok, underwriter: decide(known, {}, underwriter).ok };
  expect(decide(known, {}, customer).ok).toBe(by.agent);
  const expected = reasons[cancellationReason];
  expect(by).toEqual({ agent: expected === 'agent', underwriter: expected !== 'nobody' });
});

test('what is charged is what somebody agreed to, or is looked at again', () => {
  expect(checkCharged(11_500, 11_500, 'USD').ok).toBe(true);
  expect(checkCharged(11_499, 11_500, 'USD')).toMatchObject({
    refusal: { code: 'amount_changed', message: 'By now $115.00 has to be charged. Look at it again.' },
  });
});

test.each([
  ['a card that may be charged', { kind: 'card', isChargeable: true }, null],
  ['a card that may not', { kind: 'card', isChargeable: false }, 'method_not_chargeable'],
  ['a bank account', { kind: 'bank', isChargeable: true }, 'debit_too_slow'],
  ['nothing', null, 'no_method_on_file'],
] as const)('it is paid at once by %s, or not', (_what, method, code) => {
  const known = method && { paymentMethodId: 'm', ...method };
  expect(codeOf(checkMethod(known, agent))).toBe(code);
  const own = checkMethod(known, customer);
  // Who pays with their own is sent to the field where another card is entered.
  expect(own.ok ? null : own.refusal).toEqual(code && expect.objectContaining({ code, field: 'method_token' }));
});
