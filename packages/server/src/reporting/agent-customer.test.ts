import { join } from 'node:path';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { namedInsuredOf } from '@roadworthy/testkit/select-rows.ts';
import {
  type BoundQuote,
  aQuote,
  answeredQuote,
  boundQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const generated = join(import.meta.dirname, '../../../../apps/web/src/generated/documents.ts');
const { LoadAgentCustomerDocument, LoadCustomerEmailDocument } = (await import(generated)) as Record<string, string>;

const fixture = useFixture('agent customer');
const email = 'ada.moreno@example.com';
let bound: BoundQuote;
let open: StartedQuote;
let foreign: StartedQuote;

type Answer = {
  readonly entities: readonly {
    readonly quote: {
      readonly quote_id: string;
      readonly policy: { readonly policy_id: string } | null;
      readonly quote_notes: readonly { readonly note: string }[];
    };
  }[];
  readonly enquiries: readonly { readonly name: string }[];
};
const read = (caller: Caller) => caller.must<Answer>(LoadAgentCustomerDocument ?? '', { email });
const quotesSeen = async (caller: Caller) => (await read(caller)).entities.map(({ quote }) => quote.quote_id);

beforeAll(async () => {
  const { backend, tenants } = fixture;
  bound = await boundQuote(backend, aQuote());
  open = await answeredQuote(backend, aQuote());
  await answeredQuote(backend, aQuote({ person: { email: 'ada.moreno@example.org' } }));
  foreign = await answeredQuote(backend, aQuote(), tenants.mirror.agent);
  await tenants.insurer.agent.must(
    'mutation ($id: uuid!) { create_quote_note(quote_id: $id, note: "Call after five.") { quote_note_id } }',
    { id: open.quoteId },
  );
});

describe('everything of an e-mail', () => {
  test('is what stands under that very address, with its policies and notes, the newest first', async () => {
    const { entities } = await read(fixture.tenants.insurer.agent);
    expect(entities.map(({ quote }) => quote.quote_id)).toEqual([open.quoteId, bound.quoteId]);
    expect(entities.map(({ quote }) => quote.policy?.policy_id)).toEqual([undefined, bound.policyId]);
    expect(entities[0]?.quote.quote_notes).toMatchObject([{ note: 'Call after five.' }]);
  });

  test('ends at the organization, whoever else has the address', async () => {
    expect(await quotesSeen(fixture.tenants.mirror.agent)).toEqual([foreign.quoteId]);
    expect(await quotesSeen(fixture.tenants.insurer.agent)).not.toContain(foreign.quoteId);
  });

  test('is found by a person of a record, whom no other organization sees', async () => {
    const person = await namedInsuredOf(fixture.backend, open.quoteId);
    const find = async (caller: Caller) =>
      (
        await caller.must<{ entities_by_pk: { email: string } | null }>(LoadCustomerEmailDocument ?? '', {
          id: person,
        })
      ).entities_by_pk;
    expect(await find(fixture.tenants.insurer.agent)).toMatchObject({ email });
    expect(await find(fixture.tenants.mirror.agent)).toBeNull();
  });
});
