// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ArchiveUnderwritingRuleDocument,
  CreateUnderwritingRuleDocument,
  LoadRuleImpactRunDocument,
  LoadRuleImpactRunsDocument,
  LoadRuleProductsDocument,
  LoadUnderwritingRulesDocument,
  PreviewUnderwritingRuleDocument,
  StartRuleImpactDocument,
  UnderwritingRuleImpactDocument,
  UpdateUnderwritingRuleDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import type { RuleRow } from './rule-draft.ts';
import { RulesScreen } from './rules-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const una = {
  ...dana,
  roles: ['global:user', 'organization:underwriter'],
  permissions: ['rule:write', 'question:write'],
};
const high: RuleRow = {
  underwriting_rule_id: 'r1',
  product_id: 'p1',
  version: 4,
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 5e7,
  conditions: [],
  reason: 'It is worth a look.',
  effective_date: '2026-01-01',
  expiration_date: null,
  archived: null,
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: false,
};
const field = { object_type: 'vehicle', object_label: 'Vehicle', choices: [] };
const fields = [
  { ...field, key: 'rating_value', label: 'Rated value', type: 'money', operators: ['gt', 'between', 'missing'] },
  { ...field, key: 'salvage_title', label: 'Salvage title', type: 'yes_no', operators: ['eq', 'missing'] },
];

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => una);
  server.answer(LoadRuleProductsDocument, () => ({
    products: [
      { product_id: 'p1', product_name: 'Recreational', provider: 'personal', organization: { name: 'Cascade' } },
    ],
  }));
  server.answer(LoadUnderwritingRulesDocument, () => ({
    underwriting_rules: [high],
    underwriting_rule_book: {
      fields,
      rules: [
        {
          underwriting_rule_id: 'r1',
          sentence: 'Refer when the rated value is greater than $500,000.',
          warnings: [{ code: 'rule_hit_already', message: '“Other” hits all that this one hits.' }],
        },
      ],
    },
  }));
  server.answer(LoadRuleImpactRunsDocument, () => ({ rule_impact_runs: [] }));
  server.answer(PreviewUnderwritingRuleDocument, () => ({
    underwriting_rule_preview: { sentence: 'Refer when so.', problem: null, warnings: [] },
  }));
});

async function draw() {
  const hands = await drawStaffPage('/underwriting/rules', <RulesScreen />);
  await screen.findByText('High value');
  return hands;
}

describe('the rules of a product', () => {
  test('are listed by what they are about, each with what it means and what speaks against it', async () => {
    await draw();
    expect(screen.getByRole('heading', { name: 'Vehicle' })).toBeDefined();
    expect(screen.getByText('Refer when the rated value is greater than $500,000.')).toBeDefined();
    expect(screen.getByText('“Other” hits all that this one hits.')).toBeDefined();
    expect(server.sentTo(LoadUnderwritingRulesDocument).at(-1)?.headers.get('x-hasura-role')).toBe(
      'organization:underwriter',
    );
  });

  test('are written field by field, tried on recent quotes, and kept', async () => {
    server.answer(UnderwritingRuleImpactDocument, () => ({
      underwriting_rule_impact: {
        looked_at: 500,
        hits: 1,
        new_hits: 1,
        let_go: 0,
        premium: 5e5,
        premium_hit: 12e4,
        quotes: [
          {
            quote_id: 'q1',
            status: 'open',
            named_insured: 'Ada Moreno',
            effective_date: '2026-12-01',
            premium: 12e4,
            values: ['yes'],
            hit_now: false,
          },
        ],
      },
    }));
    server.answer(CreateUnderwritingRuleDocument, () => ({ create_underwriting_rule: { underwriting_rule_id: 'r2' } }));
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'New rule' }));
    await hands.type(screen.getByLabelText('Name'), 'Salvage');
    await hands.selectOptions(screen.getByLabelText('What becomes of the quote'), 'rejection');
    await hands.selectOptions(screen.getByLabelText('Field'), 'salvage_title');
    await hands.selectOptions(screen.getByLabelText('Value'), 'true');
    await hands.type(screen.getByLabelText('Reason'), 'No.');
    await screen.findByText('Refer when so.');
    await hands.click(screen.getByRole('button', { name: 'Try on recent quotes' }));
    expect(await screen.findByText('Ada Moreno')).toBeDefined();
    await hands.click(screen.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(server.sentTo(CreateUnderwritingRuleDocument)).toHaveLength(1));
    expect(server.sentTo(CreateUnderwritingRuleDocument)[0]?.variables).toMatchObject({
      product_id: 'p1',
      rule: {
        rule_name: 'Salvage',
        rule_type: 'rejection',
        object_type: 'vehicle',
        key: 'salvage_title',
        operator: 'eq',
        value: true,
        conditions: [],
        reason: 'No.',
        expiration_date: null,
      },
    });
  });

  test('that look at an amount show what they saw as money', async () => {
    server.answer(UnderwritingRuleImpactDocument, () => ({
      underwriting_rule_impact: {
        looked_at: 500,
        hits: 1,
        new_hits: 1,
        let_go: 0,
        premium: 5e5,
        premium_hit: 12e4,
        quotes: [
          {
            quote_id: 'q1',
            status: 'open',
            named_insured: 'Ada Moreno',
            effective_date: '2026-12-01',
            premium: 12e4,
            values: ['54900000'],
            hit_now: false,
          },
        ],
      },
    }));
    const hands = await draw();
    await hands.click(await screen.findByRole('button', { name: /^Change/ }));
    await hands.click(screen.getByRole('button', { name: 'Try on recent quotes' }));
    expect(await screen.findByText('$549,000.00')).toBeDefined();
    expect(screen.queryByText('54900000')).toBeNull();
  });

  test('that cannot be tried say what is missing', async () => {
    server.answer(UnderwritingRuleImpactDocument, () => refusal('reason_missing', 'Say why, in a sentence.', 'reason'));
    const hands = await draw();
    await hands.click(await screen.findByRole('button', { name: /^Change/ }));
    await hands.click(screen.getByRole('button', { name: 'Try on recent quotes' }));
    expect(await screen.findByText('Say why, in a sentence.')).toBeDefined();
  });

  test('are tried on the whole book in the background, and what was found so far is said', async () => {
    const sums = { lookedAt: 900, hits: 12, newHits: 12, letGo: 0, premium: 0, premiumHit: 1_234_500 };
    server.answer(UnderwritingRuleImpactDocument, () => ({
      underwriting_rule_impact: {
        looked_at: 500,
        hits: 0,
        new_hits: 0,
        let_go: 0,
        premium: 5e5,
        premium_hit: 0,
        quotes: [],
      },
    }));
    server.answer(StartRuleImpactDocument, () => ({ start_rule_impact: { rule_impact_run_id: 'i1' } }));
    server.answer(LoadRuleImpactRunDocument, () => ({
      rule_impact_runs_by_pk: {
        rule_impact_run_id: 'i1',
        product_id: 'p1',
        rule_name: 'Salvage',
        status: 'running',
        failure: null,
        total: 2e4,
        done: 900,
        created: '2026-06-15T14:00:00Z',
        product: null,
        impact: {
          quotes: sums,
          policies: {
            ...sums,
            hits: 3,
          },
          states: {},
          statuses: {},
        },
      },
      rule_impact_sentence: 'Refer when so.',
      rule_impact_sees_money: true,
      abilities: [{ operation: 'cancel_rule_impact', allowed: true, code: null, message: null, field: null }],
    }));
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'Change: High value' }));
    await hands.click(screen.getByRole('button', { name: 'Try on recent quotes' }));
    await hands.click(await screen.findByRole('button', { name: 'Try it on the whole book' }));
    expect(await screen.findByText('900 of 20,000')).toBeDefined();
    expect(screen.getByText(/it would hit 12 of 900, with \$12,345\.00 of premium/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the run' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open what it finds' }).getAttribute('href')).toContain('/impact/i1');
    expect(server.sentTo(StartRuleImpactDocument)[0]?.variables).toMatchObject({ product_id: 'p1', beside: 'r1' });
  });

  test('are changed on the version that was seen, about the same field', async () => {
    server.answer(UpdateUnderwritingRuleDocument, () => ({ update_underwriting_rule: { underwriting_rule_id: 'r1' } }));
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'Change: High value' }));
    const form = within(screen.getByRole('form', { name: 'Change a rule' }));
    expect(form.getByLabelText<HTMLSelectElement>('Field').disabled).toBe(true);
    await hands.clear(form.getByLabelText('Value'));
    await hands.type(form.getByLabelText('Value'), '600,000');
    await hands.click(form.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(server.sentTo(UpdateUnderwritingRuleDocument)).toHaveLength(1));
    expect(server.sentTo(UpdateUnderwritingRuleDocument)[0]?.variables).toMatchObject({
      underwriting_rule_id: 'r1',
      version: 4,
      rule: {
        value: 6e7,
        allow_proposal: false,
      },
    });
  });

  test('are archived, and taken back by undo', async () => {
    server.answer(ArchiveUnderwritingRuleDocument, () => ({
      archive_underwriting_rule: { underwriting_rule_id: 'r1' },
    }));
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'Archive: High value' }));
    await screen.findByText('The rule is archived.');
    await hands.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(server.sentTo(ArchiveUnderwritingRuleDocument)).toHaveLength(2));
    const [first, second] = server.sentTo(ArchiveUnderwritingRuleDocument);
    expect(first?.variables).toMatchObject({ underwriting_rule_id: 'r1', archived: true });
    expect(second?.variables).toMatchObject({ archived: false });
  });
});
