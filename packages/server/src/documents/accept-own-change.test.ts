import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { eConsentVersion } from '@roadworthy/core/quoting/signing/e-consent.ts';
import { afterEach, describe, expect, test } from 'vitest';

import { withDeductible as changedDeductible } from '../../test/changes-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { renderDocument } from '../documents/render-document.ts';
import { eventHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('own changes', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

type Changes = Readonly<Record<string, unknown>>;
const bound = () =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true }));

async function insuredOf(policyId: string): Promise<Caller> {
  const text = 'select user_id from policies where policy_id = $1';
  const { user_id } = await selectOne<{ user_id: string }>(fixture.backend, text, [policyId]);
  return fixture.backend.as({ userId: user_id, role: 'global:user', organizationId: null, email: '', name: '' });
}

const withDeductible = (policyId: string, deductible: number): Promise<Changes> =>
  changedDeductible(fixture.backend, policyId, deductible);

async function propose(customer: Caller, policyId: string, changes: Changes, from: string | null = null) {
  const made = await customer.must<{ create_my_policy_proposal: { policy_proposal_id: string } }>(
    `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
      create_my_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes, from },
  );
  return made.create_my_policy_proposal.policy_proposal_id;
}

type Shown = { premium_after: number; refund: number; takes_away: string[]; changes: { name: string; is: string }[] };
const preview = async (customer: Caller, id: string) =>
  (
    await customer.must<{ agent_preview_proposal_invoices: Shown }>(
      `query ($id: uuid!) { agent_preview_proposal_invoices(policy_proposal_id: $id) {
        premium_after refund takes_away changes { name is answers { label before after } } } }`,
      { id },
    )
  ).agent_preview_proposal_invoices;
const acceptDocument = `mutation ($id: uuid!, $premium: Int!, $signature: String, $consent: Boolean, $document: uuid, $terms: String) {
  accept_my_policy_proposal(policy_proposal_id: $id, premium: $premium, signature: $signature, consent: $consent,
    document_id: $document, e_consent_version: $terms) { status } }`;
const readProposal = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select o.status, o.signed is not null as signed, o.signer_info ->> 'name' as signer,
       o.signer_info -> 'document' ->> 'document_id' as document, o.accepted_by_user_id = p.user_id as own,
       p.premium::int
     from policy_proposals o join policies p using (policy_id) where policy_proposal_id = $1`,
    [id],
  );
const documentOf = async (customer: Caller, policyId: string, id: string) => {
  const made = await customer.must<{ prepare_policy_document: { document_id: string } }>(
    `mutation ($policy: uuid!, $id: uuid!) {
      prepare_policy_document(policy_id: $policy, document_type: "policy_change", about_id: $id) { document_id } }`,
    { policy: policyId, id },
  );
  return made.prepare_policy_document.document_id;
};

async function renderAll(): Promise<void> {
  const kernel = { platform: fixture.backend.platform, handlers: eventHandlers };
  const tasks = await selectRows<{ documentId: string; organizationId: string }>(
    fixture.backend,
    `select document_id as "documentId", organization_id as "organizationId" from documents
     where status = 'pending' and document_type = 'policy_change'`,
  );
  for (const task of tasks) await renderDocument(kernel, task, fixture.backend.layOut);
}

describe('who is insured accepts a change', () => {
  test('that takes nothing away, at the price that was shown, and gets what the preview said', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-08-03', 7);
    const customer = await insuredOf(policyId);
    const id = await propose(customer, policyId, await withDeductible(policyId, 250));
    const shown = await preview(customer, id);
    expect(shown).toMatchObject({ takes_away: [], changes: [{ name: 'Comprehensive', is: 'changed' }] });
    const moved = { id, premium: shown.premium_after - 1 };
    expect((await refusalOf(fixture.backend, customer, acceptDocument, moved)).code).toBe('amount_changed');
    await customer.must(acceptDocument, { id, premium: shown.premium_after });
    expect(await readProposal(id)).toEqual({
      status: 'applied',
      signed: false,
      signer: null,
      document: null,
      own: true,
      premium: shown.premium_after,
    });
  });

  test('that takes something away once they have read and signed it, and both are kept', async () => {
    const { policyId } = await bound();
    const customer = await insuredOf(policyId);
    const id = await propose(customer, policyId, await withDeductible(policyId, 2500), '2026-07-10');
    const { premium_after: premium, takes_away } = await preview(customer, id);
    expect(takes_away).toEqual(['Comprehensive has a higher deductible.']);
    const refused = async (input: object) =>
      (await refusalOf(fixture.backend, customer, acceptDocument, { id, premium, ...input })).code;
    expect(await refused({})).toBe('signature_missing');
    const document = await documentOf(customer, policyId, id);
    const signed = { signature: 'Ada Moreno', consent: true, document, terms: eConsentVersion };
    expect(await refused(signed)).toBe('documents_not_ready');
    await renderAll();
    expect(await refused({ ...signed, signature: 'Somebody Else' })).toBe('signature_name_mismatch');
    expect(await refused({ ...signed, document: '018f0000-0000-7000-8000-000000000000' })).toBe('documents_unread');
    await customer.must(acceptDocument, { id, premium, ...signed });
    expect(await readProposal(id)).toMatchObject({ status: 'scheduled', signed: true, signer: 'Ada Moreno', document });
  });

  test('and what was read is outdated once another change came first', async () => {
    const { policyId } = await bound();
    const customer = await insuredOf(policyId);
    const id = await propose(customer, policyId, await withDeductible(policyId, 2500), '2026-07-10');
    const document = await documentOf(customer, policyId, id);
    await renderAll();
    const other = await propose(customer, policyId, { vehicles: [await indoors(policyId)] });
    await customer.must(acceptDocument, { id: other, premium: (await preview(customer, other)).premium_after });
    const { premium_after: premium } = await preview(customer, id);
    const signed = { id, premium, signature: 'Ada Moreno', consent: true, document, terms: eConsentVersion };
    expect((await refusalOf(fixture.backend, customer, acceptDocument, signed)).code).toBe('documents_outdated');
  });

  test('and an administrator, who may everything else, does not in their place', async () => {
    const { policyId } = await bound();
    const id = await propose(await insuredOf(policyId), policyId, await withDeductible(policyId, 250));
    const admin = fixture.backend.as({
      userId: '018f0000-0000-7000-8000-00000000000a',
      role: 'global:admin',
      organizationId: null,
      email: '',
      name: '',
    });
    const refused = await refusalOf(fixture.backend, admin, acceptDocument, { id, premium: 1 });
    expect(refused.code).toBe('not_named_insured');
  });
});

async function indoors(policyId: string) {
  const { root } = await selectOne<{ root: string }>(
    fixture.backend,
    `select root_vehicle_id as root from vehicles v join policies p on p.current_quote_id = v.quote_id
     where p.policy_id = $1 and v.archived is null`,
    [policyId],
  );
  return { root_vehicle_id: root, changes: { storage_type: 'indoor' } };
}

describe('who drives', () => {
  const add = {
    relationship: 'driver',
    entity: {
      first_name: 'Tom',
      last_name: 'Moreno',
      birthdate: '1980-04-02',
      license_number: 'OH998877',
      license_administrative_area: 'OH',
      rv_driving_experience_years: 12,
    },
  };
  const people = (policyId: string) =>
    selectRows<{ name: string; is: string; root: string; sealed: boolean; found: boolean }>(
      fixture.backend,
      `select first_name as name, entity_relationship as is, root_entity_id as root, birthdate is not null as sealed,
         license_number_index is not null as found
       from entities e join policies p on p.current_quote_id = e.quote_id
       where p.policy_id = $1 and e.archived is null and entity_relationship in ('driver', 'excluded_driver')`,
      [policyId],
    );

  test('joins, is excluded under a signature, and leaves; what identifies them stands in no change', async () => {
    const { policyId } = await bound();
    const customer = await insuredOf(policyId);
    const id = await propose(customer, policyId, { add_people: [add] });
    const { delta } = await selectOne<{ delta: unknown }>(
      fixture.backend,
      'select delta from policy_proposals where policy_proposal_id = $1',
      [id],
    );
    expect(JSON.stringify(delta)).not.toMatch(/1980|998877/);
    const joins = await preview(customer, id);
    expect(joins).toMatchObject({ takes_away: [], changes: [{ name: 'Tom Moreno', is: 'added' }] });
    // Another change comes first: the draft is made anew, and still knows who it is.
    const other = await propose(customer, policyId, { vehicles: [await indoors(policyId)] });
    await customer.must(acceptDocument, { id: other, premium: (await preview(customer, other)).premium_after });
    await customer.must(acceptDocument, { id, premium: (await preview(customer, id)).premium_after });
    const [tom] = await people(policyId);
    expect(tom).toMatchObject({ name: 'Tom', is: 'driver', sealed: true, found: true });
    const exclude = { root_entity_id: tom?.root, relationship: 'excluded_driver', changes: {} };
    const excluded = await propose(customer, policyId, { people: [exclude] });
    expect((await preview(customer, excluded)).takes_away).toEqual([
      'Tom Moreno is excluded: nothing is covered while they drive.',
    ]);
    await customer.must(`mutation ($id: uuid!) { cancel_proposal(policy_proposal_id: $id) { status } }`, {
      id: excluded,
    });
    const leaves = await propose(customer, policyId, { remove_people: [tom?.root] });
    await customer.must(acceptDocument, { id: leaves, premium: (await preview(customer, leaves)).premium_after });
    expect(await people(policyId)).toEqual([]);
  });

  test('is nobody who is on the policy already, and nobody without a birth date', async () => {
    const { policyId } = await bound();
    const customer = await insuredOf(policyId);
    const document = `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_my_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`;
    const refused = async (changes: Changes) =>
      (await refusalOf(fixture.backend, customer, document, { id: policyId, changes })).code;
    const { birthdate: _birthdate, ...unborn } = add.entity;
    expect(await refused({ add_people: [{ ...add, entity: unborn }] })).toBe('birthdate_missing');
    expect(await refused({ add_people: [{ ...add, relationship: 'named_insured' }] })).toBe('relationship_unknown');
    const stranger = '018f0000-0000-7000-8000-000000000000';
    expect(await refused({ remove_people: [stranger] })).toBe('person_not_on_policy');
    expect(await refused({ people: [{ root_entity_id: stranger, changes: {} }] })).toBe('person_not_on_policy');
  });
});
