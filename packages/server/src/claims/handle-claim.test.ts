import type { Caller } from '@roadworthy/testkit/caller.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('handle claim');
let bound: BoundQuote;
let owner: Caller;
let handler: Caller;
let claim: string;

beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote());
  owner = await ownerOfPolicy(fixture.backend, bound.policyId);
  const person = {
    role: 'global:service_member',
    firstName: 'Sam',
    lastName: 'Lee',
    email: 'sam@example.com',
  } as const;
  handler = fixture.backend.as(await addPerson(fixture.backend.owner, person));
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
});

let days = 0;
beforeEach(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const start = 'mutation ($policy: uuid!) { start_claim(policy_id: $policy) { claim_id } }';
  const started = await owner.must<{ start_claim: { claim_id: string } }>(start, { policy: bound.policyId });
  claim = started.start_claim.claim_id;
  await owner.must(
    `mutation ($id: uuid!, $changes: claim_input!) { update_claim_draft(claim_id: $id, changes: $changes) { status } }`,
    {
      id: claim,
      changes: {
        reporter_name: 'Ada Moreno',
        reporter_email: 'ada@example.com',
        type_of_loss: 'weather',
        incident_date: `2026-07-${String((days += 1) + 10).padStart(2, '0')}`,
        fraud_notice_read: true,
      },
    },
  );
  await owner.must('mutation ($id: uuid!) { file_claim(claim_id: $id) { status } }', { id: claim });
});

const document = (name: string, rest = '') => `mutation ($id: uuid!) { ${name}(claim_id: $id ${rest}) { status } }`;
const deed = async (name: string, rest = '', caller = handler) =>
  (await caller.must<Record<string, { status: string }>>(document(name, rest), { id: claim }))[name]?.status;
const refused = (name: string, rest = '', caller = handler) =>
  refusalOf(fixture.backend, caller, document(name, rest), { id: claim });
const row = () =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from claims where claim_id = $1', [claim]);
const exposures = () =>
  selectRows(
    fixture.backend,
    'select coverage, claimant, deductible, reserve_indemnity, reserve_expense from claim_exposures where claim_id = $1',
    [claim],
  );
const kinds = async () => {
  const text = 'select kind from timeline_entries where claim_id = $1 order by at, timeline_entry_id';
  return (await selectRows<{ kind: string }>(fixture.backend, text, [claim])).map(({ kind }) => kind);
};

describe('who handles a claim', () => {
  test('takes it, looks into it, denies it with a reason, closes it, and opens it again', async () => {
    expect(await deed('assign_claim')).toBe('open');
    expect(await row()).toMatchObject({ handler_name: 'Sam Lee', handler_user_id: handler.principal.userId });
    expect(await deed('investigate_claim')).toBe('investigating');
    expect(await deed('deny_claim', ', reason: "Wear is not covered."')).toBe('denied');
    expect(await row()).toMatchObject({
      decided: '2026-08-03',
      decision_reason: 'Wear is not covered.',
      next_due: null,
    });
    expect(await deed('close_claim')).toBe('closed');
    expect(await deed('reopen_claim', ', reason: "New photographs came in."')).toBe('reopened');
    expect(await row()).toMatchObject({ decided: null, decision_reason: null, ended: null });
    expect(await kinds()).toEqual([
      'claim_filed',
      'claim_assigned',
      'claim_investigated',
      'claim_denied',
      'claim_closed',
      'claim_reopened',
    ]);
  });

  test('gives it to somebody who handles claims, and to nobody else', async () => {
    const agent = fixture.tenants.insurer.agent.principal.userId;
    expect(await refused('assign_claim', `, handler_user_id: "${agent}"`)).toEqual({
      code: 'handler_unknown',
      field: 'handler_user_id',
    });
    expect(await deed('assign_claim', `, handler_user_id: "${handler.principal.userId}"`)).toBe('open');
  });

  test('is no agent and no insured; an agent sees the claims of their organization, and no other', async () => {
    const { insurer, mirror } = fixture.tenants;
    for (const caller of [insurer.agent, insurer.underwriter, owner]) {
      expect((await refused('assign_claim', '', caller)).code).toBe('validation-failed');
    }
    const seen = async (caller: Caller) =>
      (
        await caller.must<{ claims: unknown[] }>(
          'query ($id: uuid!) { claims(where: { claim_id: { _eq: $id } }) { status } }',
          { id: claim },
        )
      ).claims;
    expect([await seen(insurer.agent), await seen(mirror.agent)]).toEqual([[{ status: 'filed' }], []]);
  });

  test('does in a status what the table lets them do there', async () => {
    expect(await refused('investigate_claim')).toMatchObject({ code: 'claim_filed' });
    expect(await refused('deny_claim', ', reason: "No."')).toMatchObject({ code: 'claim_filed' });
    await deed('assign_claim');
    expect(await refused('close_claim')).toMatchObject({ code: 'claim_open' });
    expect(await refused('deny_claim', ', reason: " "')).toEqual({ code: 'reason_missing', field: 'reason' });
    expect(await refused('reopen_claim', ', reason: "Again."')).toMatchObject({ code: 'claim_open' });
  });
});

describe('how far from home a loss happened', () => {
  type Cover = { coverage: string; answers: boolean; because: string[]; found: string | null };
  const emergency = async (where: string | null) => {
    await selectRows(
      fixture.backend,
      `update quotes set coverages = coverages || '{"emergency_expense": {"limit": 2000}}'
       where quote_id = (select cover_quote_id from claims where claim_id = $1)`,
      [claim],
    );
    await selectRows(
      fixture.backend,
      'update claims set is_usable = false, incident_location = $2 where claim_id = $1',
      [claim, where],
    );
    const { claim_coverages: found } = await handler.must<{ claim_coverages: Cover[] }>(
      'query ($id: uuid!) { claim_coverages(claim_id: $id) { coverage answers because found } }',
      { id: claim },
    );
    return found.find(({ coverage }) => coverage === 'emergency_expense');
  };

  test('is told from its pin and where the vehicle is kept, and asked about where either is not known', async () => {
    expect(await emergency('25.76170, -80.19180')).toMatchObject({
      answers: true,
      because: expect.arrayContaining(['It happened more than 50 miles from home.']),
      found: expect.stringMatching(/^It happened about [\d,]+ miles/u),
    });
    const asked = expect.arrayContaining(['Not known: Did it happen more than 50 miles from where it is kept?']);
    expect(await emergency('At the lake near Miami')).toMatchObject({ answers: true, because: asked, found: null });
    const { lat, lng } = await selectOne<{ lat: number; lng: number }>(
      fixture.backend,
      `select a.lat, a.lng from claims c join vehicles v using (vehicle_id) join locations l using (location_id)
       join postal_areas a on a.country = l.country and a.prefix = left(l.postal_code, length(a.prefix)) and a.lat is not null
       where c.claim_id = $1`,
      [claim],
    );
    expect(await emergency(`${lat.toFixed(5)}, ${lng.toFixed(5)}`)).toMatchObject({
      because: asked,
      found: expect.stringMatching(/^It happened about 0 miles/u),
    });
  });
});

describe('a fact that decides coverage', () => {
  type Fact = {
    fact: string;
    is_open: boolean;
    is_so: boolean | null;
    stated_by: string | null;
    reported_by: string | null;
  };
  type Found = { claim_facts: Fact[]; claim_coverages: { coverage: string; answers: boolean; because: string[] }[] };
  const read = async () => {
    const found = await handler.must<Found>(
      `query ($id: uuid!) { claim_facts(claim_id: $id) { fact is_open is_so stated_by reported_by }
        claim_coverages(claim_id: $id) { coverage answers because } }`,
      { id: claim },
    );
    return {
      fact: (name: string) => found.claim_facts.find(({ fact }) => fact === name),
      cover: (code: string) => found.claim_coverages.find(({ coverage }) => coverage === code),
    };
  };
  const buy = (coverages: object) =>
    selectRows(
      fixture.backend,
      `update quotes set coverages = coverages || $2::jsonb
       where quote_id = (select cover_quote_id from claims where claim_id = $1)`,
      [claim, JSON.stringify(coverages)],
    );
  const state = (rest: string) => deed('state_claim_fact', rest);

  beforeEach(async () => {
    await buy({ medical_payments: { limit: 5000 }, personal_effects: { limit: 3000 } });
  });

  test('is open until somebody says it; who handles the claim states it, and the coverage follows with its reason', async () => {
    await deed('assign_claim');
    const before = await read();
    expect(before.fact('collision')).toMatchObject({ is_so: false, is_open: false, reported_by: 'Ada Moreno' });
    expect(before.fact('occupants_hurt')).toMatchObject({ is_so: null, is_open: true });
    expect(before.cover('medical_payments')).toEqual({
      coverage: 'medical_payments',
      answers: false,
      because: ['Not known: Was anybody hurt who was in the insured vehicle?'],
    });
    await state(', fact: "occupants_hurt", is_so: true');
    const after = await read();
    expect(after.fact('occupants_hurt')).toMatchObject({ is_so: true, is_open: false, stated_by: 'Sam Lee' });
    expect(after.cover('medical_payments')).toMatchObject({ answers: true, because: ['Somebody in it was hurt.'] });
    expect((await kinds()).at(-1)).toBe('claim_fact_stated');
    // Taken back, the report counts again.
    await state(', fact: "occupants_hurt"');
    expect((await read()).fact('occupants_hurt')).toMatchObject({ is_so: null, is_open: true, stated_by: null });
  });

  test('is stated by who handles claims, once somebody has this one', async () => {
    expect(await refused('state_claim_fact', ', fact: "pet_hurt", is_so: true')).toMatchObject({ code: 'claim_filed' });
    expect(await refused('state_claim_fact', ', fact: "pet_hurt", is_so: true', owner)).toMatchObject({
      code: 'validation-failed',
    });
  });

  test('counts of personal effects each kind as the policy does, and no more is valued than counts', async () => {
    await deed('assign_claim');
    await deed('investigate_claim');
    await state(', fact: "effects_lost", is_so: true');
    expect((await read()).fact('effects_belongings')).toMatchObject({ is_open: true });
    await state(', fact: "effects_belongings", amount: 120000');
    await state(', fact: "effects_money", amount: 50000');
    const valued = (loss: number) =>
      `, note: "By the list.", losses: [{ coverage: "personal_effects", loss: ${loss} }]`;
    expect(await refused('evaluate_claim', valued(170_000))).toEqual({ code: 'loss_not_counted', field: 'losses' });
    expect(await deed('evaluate_claim', valued(120_000))).toBe('evaluated');
    expect(await exposures()).toMatchObject([{ coverage: 'personal_effects', reserve_indemnity: 120_000 }]);
    // Whoever owned what was lost.
    const another =
      ', note: "By the list.", losses: [{ coverage: "personal_effects", claimant: "Bea Moreno", loss: 1 }]';
    expect(await refused('evaluate_claim', another)).toEqual({ code: 'loss_not_counted', field: 'losses' });
    expect(await refused('state_claim_fact', ', fact: "effects_belongings", amount: 119999')).toEqual({
      code: 'limit_below_held',
      field: 'amount',
    });
  });

  test('moves the limits of what is held back where that fits within them', async () => {
    await buy({ liability: { limit: '100/300/100' } });
    await deed('assign_claim');
    await state(', fact: "driving", is_so: true');
    await state(', fact: "others_property", is_so: true');
    await deed('reserve_claim', ', coverage: "liability", kind: "indemnity", amount: 5000000');
    const limits = () =>
      selectRows(fixture.backend, 'select person_limit, occurrence_limit from claim_exposures where claim_id = $1', [
        claim,
      ]);
    expect(await limits()).toEqual([{ person_limit: null, occurrence_limit: 10_000_000 }]);
    await state(', fact: "others_hurt", is_so: true');
    expect(await limits()).toEqual([{ person_limit: 10_000_000, occurrence_limit: 40_000_000 }]);
  });

  test('states nothing by which a limit falls below what is held back under it, for all of its claimants together', async () => {
    await buy({ liability: { limit: '100/300/100' } });
    await deed('assign_claim');
    for (const fact of ['driving', 'others_property', 'others_hurt']) await state(`, fact: "${fact}", is_so: true`);
    const hold = (claimant: string, amount: number) =>
      `, coverage: "liability", claimant: "${claimant}", kind: "indemnity", amount: ${amount}`;
    for (const claimant of ['Ann Poe', 'Bob Poe']) await deed('reserve_claim', hold(claimant, 6_000_000));
    const alone = ', fact: "others_hurt", is_so: false';
    expect(await refused('state_claim_fact', alone)).toEqual({ code: 'limit_below_held', field: 'is_so' });
    await deed('reserve_claim', hold('Bob Poe', 4_000_000));
    expect(await deed('state_claim_fact', alone)).toBe('open');
    expect(await refused('reserve_claim', hold('Bob Poe', 4_000_001))).toEqual({
      code: 'reserve_above_limit',
      field: 'amount',
    });
  });
});

describe('what is held back', () => {
  test('is held for a coverage that was bought, on the terms of the day, and is let go by a denial', async () => {
    await deed('assign_claim');
    type Coverages = { claim_coverages: { coverage: string; answers: boolean; says: string; deductible: number }[] };
    const { claim_coverages: coverages } = await handler.must<Coverages>(
      'query ($id: uuid!) { claim_coverages(claim_id: $id) { coverage answers says deductible } }',
      { id: claim },
    );
    const answering = coverages.find(({ answers }) => answers);
    expect(answering).toMatchObject({ coverage: 'comprehensive', says: expect.stringContaining('hail') });
    expect(coverages.some(({ answers }) => !answers)).toBe(true);
    await deed('reserve_claim', ', coverage: "comprehensive", kind: "indemnity", amount: 300000');
    await deed('reserve_claim', ', coverage: "comprehensive", kind: "expense", amount: 20000');
    await deed('reserve_claim', ', coverage: "comprehensive", kind: "indemnity", amount: 250000');
    const held = { coverage: 'comprehensive', claimant: null, deductible: answering?.deductible };
    expect(await exposures()).toEqual([{ ...held, reserve_indemnity: 250_000, reserve_expense: 20_000 }]);
    await deed('deny_claim', ', reason: "It was no hail."');
    expect(await exposures()).toEqual([{ ...held, reserve_indemnity: 0, reserve_expense: 0 }]);
  });

  test('is nothing of what was not bought, nor below nothing, nor before somebody handles it', async () => {
    const of = (rest: string) => refused('reserve_claim', `, coverage: "comprehensive", kind: "indemnity", ${rest}`);
    expect(await of('amount: 100')).toMatchObject({ code: 'claim_filed' });
    await deed('assign_claim');
    expect(await of('amount: -1')).toEqual({ code: 'reserve_negative', field: 'amount' });
    expect(await refused('reserve_claim', ', coverage: "full_timer_liability", kind: "indemnity", amount: 1')).toEqual({
      code: 'coverage_not_bought',
      field: 'coverage',
    });
    expect(await refused('reserve_claim', ', coverage: "comprehensive", kind: "love", amount: 1')).toEqual({
      code: 'choice_unknown',
      field: 'kind',
    });
    expect(await exposures()).toEqual([]);
  });
});

test('the legal days follow what was done, and a day that is no day of the claim is refused', async () => {
  await deed('assign_claim');
  const due = async () => {
    const text = 'select step, due::text, done::text from claim_deadlines where claim_id = $1 order by step';
    return Object.fromEntries(
      (await selectRows<{ step: string; due: string; done: string | null }>(fixture.backend, text, [claim])).map(
        ({ step, due: by, done }) => [step, [by, done]],
      ),
    );
  };
  expect(await refused('note_claim_step', ', step: "acknowledged", on: "2026-08-04"')).toEqual({
    code: 'day_out_of_range',
    field: 'on',
  });
  fixture.backend.clock.set('2026-08-06T18:00:00Z');
  await deed('note_claim_step', ', step: "acknowledged", on: "2026-08-04"');
  await deed('note_claim_step', ', step: "proof_of_loss", on: "2026-08-06"');
  // Ohio: twenty-one days of the proof of loss.
  expect(await due()).toMatchObject({ acknowledge: ['2026-08-18', '2026-08-04'], decide: ['2026-08-27', null] });
  expect(await row()).toMatchObject({ next_step: 'decide', next_due: '2026-08-27' });
  // What was denied is owed no letter that it takes longer; that it was owed stays.
  await deed('deny_claim', ', reason: "It was no hail."');
  const owed = 'select step from claim_deadlines where claim_id = $1 and is_owed order by step';
  expect(await selectRows(fixture.backend, owed, [claim])).toEqual([{ step: 'acknowledge' }, { step: 'decide' }]);
});
