import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aQuote, boundQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('quote abilities');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await signedQuote(fixture.backend, aQuote());
});

const document = `query ($table: String = "quotes", $id: uuid!) {
  abilities(table: $table, id: $id) { operation allowed code message }
}`;
type Ability = { operation: string; allowed: boolean; code: string | null; message: string | null };
const abilitiesOf = async (caller: Caller, id: string) =>
  (await caller.must<{ abilities: Ability[] }>(document, { id })).abilities;
const allowed = (abilities: Ability[]) => abilities.filter((one) => one.allowed).map(({ operation }) => operation);

describe('what may be done to a record', () => {
  /** What is put to a record beside its own life. */
  const records = ['create_quote_note', 'begin_upload', 'archive_file'];
  const agents = [
    'edit_quote',
    'send_quote_to_customer',
    'load_agent_checkout_link',
    'hand_over_quote',
    'sign_quote',
    'bind_quote',
    'update_assigned_agent',
    'update_policy_duration',
    'agent_signing_complete',
    'copy_quote_request',
    'copy_quote_new_provider_request',
    'end_quote',
    'update_provider',
    'replace_quote',
    'prepare_documents',
    'prepare_proposal',
    'submit_underwriting_referral',
    'view_as_customer',
    ...records,
  ];

  test('opens to each what they may do to a signed quote', async () => {
    const { insurer } = fixture.tenants;
    expect(allowed(await abilitiesOf(quote.customer, quote.quoteId)).toSorted()).toEqual([
      'bind_quote',
      'edit_quote',
      'prepare_documents',
      'requote',
      'sign_quote',
      'update_policy_duration',
    ]);
    expect(allowed(await abilitiesOf(insurer.agent, quote.quoteId)).toSorted()).toEqual(agents.toSorted());
    expect(allowed(await abilitiesOf(insurer.underwriter, quote.quoteId)).toSorted()).toEqual([
      'archive_file',
      'begin_upload',
      'create_quote_note',
      'decline_quote',
      'end_quote',
      'force_bind_quote',
      'hand_over_quote',
    ]);
    expect(allowed(await abilitiesOf(someone(fixture.backend, 'global:read_only'), quote.quoteId))).toEqual([]);
    expect(allowed(await abilitiesOf(someone(fixture.backend, 'global:admin'), quote.quoteId)).toSorted()).toEqual(
      [...agents, 'decline_quote', 'force_bind_quote', 'change_quote_organization', 'requote'].toSorted(),
    );
  });

  test('explains every closed ability with a code and a sentence', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const abilities = await abilitiesOf(bound.customer, bound.quoteId);
    // What they bought, they may insure again.
    expect(allowed(abilities)).toEqual(['requote']);
    for (const { code, message } of abilities.filter((one) => !one.allowed)) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).toMatch(/\.$/);
    }
    expect(abilities.find(({ operation }) => operation === 'edit_quote')?.code).toBe('quote_bound');
  });

  test.each(['postal_areas', 'nothing', '', 'quotes; drop table quotes', '__proto__'])(
    'is not found of a table “%s”, which has no actions',
    async (table) => {
      const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, {
        table,
        id: quote.quoteId,
      });
      expect(refused).toEqual({ code: 'not_found' });
    },
  );
});
