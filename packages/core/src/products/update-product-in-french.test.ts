import { describe, expect, test } from 'vitest';
import { printSentence, sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { exampleProduct, update } from './product.fixture.ts';
import { raterInputProblems } from './rater-inputs.ts';
import { areaStandings } from './sold-areas.ts';
import { decideProductWrite } from './update-product.ts';

/** Every code with which a change of a product is refused, and a change that it refuses. */
const refusals: Readonly<Record<string, Parameters<typeof update>>> = {
  product_changed_elsewhere: [{ version: 2 }],
  name_missing: [{ changes: { product_name: '' } }],
  text_too_long: [{ changes: { product_name: 'x'.repeat(101) } }],
  text_has_hidden_characters: [{ changes: { description: 'bell\u0007' } }],
  text_has_address: [{ changes: { product_name: 'www.example.com' } }],
  area_unknown: [{ changes: { live_in: ['US-XX'] } }],
  area_live_and_not: [{ changes: { not_live_in: ['US-OH'] } }],
  charge_not_levied: [{ changes: { live_in: ['CA-QC'] } }],
  choice_missing: [{ changes: { available_payment_terms: [] } }],
  choice_unknown: [{ changes: { required_verifications: ['dna'] } }],
  default_duration_not_offered: [{ changes: { available_policy_duration_months: [6] } }],
  duration_not_rated: [{ changes: { available_policy_duration_months: [12] } }, { ratedDurations: [] }],
  days_out_of_range: [{ changes: { renewal_days: 0 } }],
  cutoff_before_renewal: [{ changes: { underwriter_cutoff_days: 99 } }],
  number_letters_not_valid: [{ changes: { new_policy_number: 'r' } }],
  number_letters_in_use: [{ changes: { new_policy_number: 'NEW' } }, { hasPolicies: true }],
  sold_here: [{ changes: { external_url: 'https://carrier.example/' } }],
  external_url_not_valid: [{ changes: { external_url: 'http://carrier.example/' } }, { isExternal: true }],
  rater_inputs_not_valid: [
    { changes: { rater_inputs: [] } },
    { raterInputProblems: [{ path: '', ...sentence(words('This does not fit here.', 'Ceci ne convient pas ici.')) }] },
  ],
  parameters_day_not_ahead: [{ parameters: { effective_date: '2026-06-15' } }],
  parameters_day_too_far: [{ parameters: { effective_date: '2099-01-01' } }],
  installment_fee_out_of_range: [{ parameters: { effective_date: '2026-07-01', installment_fee: -1 } }],
  referral_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', referral_days: 61 } }],
  announce_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', announce_days: 31 } }],
  retry_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', retry_days: [6, 3] } }],
  grace_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', grace_days: 0 } }],
  notice_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', notice_days: 61 } }],
  refund_limit_out_of_range: [{ parameters: { effective_date: '2026-07-01', refund_limit: -1 } }],
  reinstatement_days_out_of_range: [{ parameters: { effective_date: '2026-07-01', reinstatement_days: -1 } }],
  reinstatements_out_of_range: [{ parameters: { effective_date: '2026-07-01', reinstatements: 11 } }],
  reinstatement_fee_out_of_range: [{ parameters: { effective_date: '2026-07-01', reinstatement_fee: -1 } }],
  deposit_share_out_of_range: [{ parameters: { effective_date: '2026-07-01', deposit_share: 51 } }],
};

describe('a refused change of a product', () => {
  test.each(Object.entries(refusals))('says %s under its code, in both languages', (code, requested) => {
    const decision = update(...requested);
    if (decision.ok) throw new Error(`${code} was not refused`);
    expect(decision.refusal.code).toBe(code);
    const text = printSentence(decision.refusal, 'fr-CA');
    expect(text).not.toBe(decision.refusal.message);
    expect(text).not.toMatch(/[{}]/);
    expect(decision.refusal.message).toMatch(/[.]$/);
  });

  test('has the other sentence about days that do not fit each other, too', () => {
    const decision = update({ changes: { renewal_days: 44 } });
    if (decision.ok) throw new Error('It is refused');
    expect(printSentence(decision.refusal, 'fr-CA')).toBe(
      'Les souscripteurs décident 45 jours avant la fin. Préparez le renouvellement au moins 45 jours avant celle-ci.',
    );
  });

  test('names the first free day as French writes it', () => {
    const decision = update({ parameters: { effective_date: '2026-06-15' } });
    if (decision.ok) throw new Error('It is refused');
    expect(printSentence(decision.refusal, 'fr-CA')).toContain('16 juin 2026');
  });

  test('tells whose role may not', () => {
    const decision = decideProductWrite({ permissions: [] });
    if (decision.ok) throw new Error('It is refused');
    expect(printSentence(decision.refusal, 'fr-CA')).toContain('souscripteur');
  });
});

describe('what a schema finds', () => {
  const params = { type: 'object', additionalProperty: 'x', limit: 5, propertyName: 'X' };
  const keywords = [
    'type',
    'additionalProperties',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'maxItems',
    'maxProperties',
    'pattern',
    'propertyNames',
    'anyOf',
    'something else',
  ];

  test.each(keywords)('by “%s” has its French', (keyword) => {
    const [problem] = raterInputProblems({}, [{ keyword, path: ['options'], params }]);
    if (problem === undefined) throw new Error('It is said');
    expect(printSentence(problem, 'fr-CA')).not.toBe(problem.message);
  });

  test.each(['object', 'string', 'integer', 'number', 'boolean', 'array'])('names a %s in French', (type) => {
    const [problem] = raterInputProblems({}, [{ keyword: 'type', path: ['options'], params: { type } }]);
    if (problem === undefined) throw new Error('It is said');
    const text = printSentence(problem, 'fr-CA');
    expect(text).toMatch(/^Ceci doit être .+\.$/);
    expect(text).not.toContain(type === 'boolean' ? 'or' : ` a ${type}`);
  });

  test('that is too long has its French', () => {
    const [problem] = raterInputProblems('x'.repeat(9_000), []);
    if (problem === undefined) throw new Error('It is said');
    expect(printSentence(problem, 'fr-CA')).toMatch(/^C’est trop long/);
  });
});

test('why the law closes an area is said in French wherever it does', () => {
  const closed = areaStandings(exampleProduct().terms, '2026-06-15' as Parameters<typeof areaStandings>[1]).flatMap(
    ({ law }) => law ?? [],
  );
  expect(closed.length).toBeGreaterThan(20);
  for (const { why } of closed) expect(printSentence(why, 'fr-CA')).not.toBe(why.message);
});
