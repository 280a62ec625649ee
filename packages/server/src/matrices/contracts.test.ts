import { randomUUID } from 'node:crypto';
import { sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { footprintOf } from '@roadworthy/testkit/footprint.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import {
  aQuote,
  type BoundQuote,
  boundQuote,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from './all-contracts.ts';
import { argumentsOf, askerOf } from './contract-arguments.ts';
import { documentOf, isVersioned } from './contract-document.ts';
import type { Contract } from './contract.ts';

const fixture = useFixture('contracts');
let method: string;
let quote: StartedQuote;
let added: StartedQuote;
let bought: BoundQuote;
let administrator: Caller;
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
  quote = await signedQuote(fixture.backend, aQuote());
  added = await signedQuote(fixture.backend, aQuote());
  const bound = await boundQuote(fixture.backend, aQuote());
  // Who is insured speaks for it by their account.
  bought = { ...bound, customer: await ownerOfPolicy(fixture.backend, bound.policyId) };
  const person = { role: 'global:admin', firstName: 'Ada', lastName: 'Root', email: 'root@example.com' } as const;
  administrator = fixture.backend.as(await addPerson(fixture.backend.owner, person));
});

const dataApi = () => fixture.backend.platform.dataApi;
const all = [...contracts.values()];

/** What is added beneath a quote changes what a quote says, and so the price that it is signed at. */
const ofPolicy = ['policy_id', 'policy_renewal_id', 'claim_id'];
const recordFor = ({ of, root }: Contract) => (ofPolicy.includes(root ?? '') ? bought : of ? added : quote);

const stage = () => ({ ...fixture, method, added, administrator });

const bad = all.flatMap((contract) => (contract.badInput ?? []).map((input) => ({ contract, input })));

describe('bad input', () => {
  test.each(
    bad.map(({ contract, input }) => [contract.operation, JSON.stringify(input.input), { contract, input }] as const),
  )('%s refuses %s at its field, and writes nothing', async (_name, _given, { contract, input }) => {
    const about = recordFor(contract);
    const variables = await argumentsOf(stage(), contract, about, input.input);
    const refused = await refusalOf(
      fixture.backend,
      askerOf(stage(), contract, about),
      documentOf(dataApi(), contract, variables),
      variables,
    );
    expect(refused).toEqual({ code: input.code, ...(input.field === undefined ? {} : { field: input.field }) });
  });
});

test('what was decided on an older version is refused by every operation that takes versions', async () => {
  const versioned = all.filter((one) => isVersioned(dataApi(), one));
  const codes: Record<string, unknown> = {};
  for (const contract of versioned) {
    const about = recordFor(contract);
    const variables = { ...(await argumentsOf(stage(), contract, about)), version: 0 };
    const document = documentOf(dataApi(), contract, variables);
    const { code } = await refusalOf(fixture.backend, askerOf(stage(), contract, about), document, variables);
    codes[contract.operation] = code;
  }
  expect(versioned.length).toBeGreaterThan(9);
  const wanted = versioned.map(({ operation, changedElsewhere }) => [
    operation,
    changedElsewhere ?? 'quote_changed_elsewhere',
  ]);
  expect(codes).toEqual(Object.fromEntries(wanted));
});

describe('a repeated key', () => {
  test.each(
    sampleOf(
      all.filter(({ statuses }) => statuses?.open).map((one) => [one.operation, one] as const),
      5,
    ),
  )('of %s is answered as the first time, and writes nothing more', async (_name, contract) => {
    const about = await signedQuote(fixture.backend, aQuote());
    const variables = await argumentsOf(stage(), contract, about);
    const document = documentOf(dataApi(), contract, variables);
    const idempotencyKey = randomUUID();
    const asker = askerOf(stage(), contract, about);
    const first = await asker.ask(document, variables, { idempotencyKey });
    expect(first.errors).toEqual([]);
    const before = await footprintOf(fixture.backend);
    const again = await asker.ask(document, variables, { idempotencyKey });
    expect(again.body).toBe(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await footprintOf(fixture.backend)).toEqual(before);
  });
});
