import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, bindDocument, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { describe, expect, test } from 'vitest';
import { bundleChild } from '../../test/bundle-child.ts';
import { findMarkers } from '../../test/find-markers.ts';
import { isCharged, methodsOfQuote } from '../../test/kept-methods.ts';
import { sendLetters } from '../../test/send-letters.ts';
import { jobHandlers } from '../registry.ts';
import { sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';

const requested = '2026-06-15T14:00:00Z';
let isGatewaySilent = false;
const fixture = useFixture('deletion kills', {
  now: requested,
  paymentFaults: () => (isGatewaySilent ? 'time_out' : undefined),
});
const sweep = () => jobHandlers(fixture.backend.platform)['carry-out-deletions']?.({});
const open = `select status, addresses is not null as knows from deletion_requests where deletion_request_id = $1`;
const ask = 'mutation { ask_my_deletion { deletion_request_id } }';

/** Somebody with a quote, a card that could not pay for it, and a message, who asked for deletion and whose wait is over. */
async function somebodyDue(name: string) {
  const { backend } = fixture;
  backend.clock.set(requested);
  const email = `${name}@example.com`;
  const person = await addPerson(backend.owner, { role: 'global:user', firstName: 'Kim', lastName: name, email });
  const caller = backend.as(person);
  const facts = aQuote({ person: { first_name: 'Kim', last_name: name, email } });
  const { quoteId, customer } = await signedQuote(backend, facts, caller);
  // It is held, and not charged.
  const token = await cardToken(backend, '4000000000000341');
  await customer.must(bindDocument, { id: quoteId, method: token });
  await backend
    .anonymous()
    .must(
      'mutation ($email: String!, $name: String!) { send_enquiry(name: $name, email: $email, about: "Hello", kind: "contact") { email } }',
      { email, name },
    );
  await caller.must(ask);
  backend.clock.set('2026-06-29T14:00:01Z');
  const request = await selectOne<{ deletionRequestId: string; organizationId: string }>(
    backend,
    `select deletion_request_id as "deletionRequestId", organization_id as "organizationId" from deletion_requests
     where user_id = $1`,
    [person.userId],
  );
  return { email, quoteId, request, card: { kind: 'card', token } as const };
}

/** A worker that dies by itself at a named place. */
async function dieAfter(place: string, request: object): Promise<void> {
  const { config, clock } = fixture.backend;
  const script = new URL('../../test/deletion-child.ts', import.meta.url).pathname;
  const env = { ...process.env, NODE_ENV: 'test', FAULT: `after:${place}` };
  const input = JSON.stringify({ config, now: clock.now().toISOString(), request });
  const child = spawn(process.execPath, [await bundleChild(script), input], { stdio: 'inherit', env });
  expect((await once(child, 'exit'))[1], place).toBe('SIGKILL');
}

const places = [
  'account-closed',
  'gateway-forgot',
  'methods-forgotten',
  'records-emptied',
  'files-forgotten',
  'archives-removed',
];

describe('a deletion whose worker is killed', () => {
  test.each(sampleOf(places, 2))(
    'after %s is found again and brought to its end, with one letter',
    { timeout: 120_000 },
    async (place) => {
      const name = place.replaceAll('-', '');
      const { email, request, card } = await somebodyDue(name);
      expect(await isCharged(fixture.backend, card)).toBe(true);
      await dieAfter(place, request);
      const open = `select status, addresses is not null as knows from deletion_requests where deletion_request_id = $1`;
      expect(await selectRows(fixture.backend, open, [request.deletionRequestId])).toEqual([
        { status: 'erasing', knows: true },
      ]);
      // The account is gone from the first step on: nobody begins anything in its name.
      expect(await selectRows(fixture.backend, 'select from users where email = $1', [email])).toEqual([]);
      await sweep();
      expect(await selectRows(fixture.backend, open, [request.deletionRequestId])).toEqual([
        { status: 'done', knows: false },
      ]);
      const letters = `select recipient from notifications where template = 'deletion_done' and recipient = $1`;
      expect(await selectRows(fixture.backend, letters, [email])).toHaveLength(1);
      await sendLetters(fixture.backend);
      await sweep();
      expect(await isCharged(fixture.backend, card)).toBe(false);
      const left = await findMarkers(fixture.backend, { name, token: card.token });
      expect(left.map(({ table, row }) => ({ table, row }))).toEqual([]);
    },
  );

  test('is carried out once where two workers have it', { timeout: 60_000 }, async () => {
    const { email } = await somebodyDue('twoworkers');
    await Promise.all([sweep(), sweep()]);
    const letters = await selectRows(fixture.backend, 'select from notifications where recipient = $1', [email]);
    expect(letters).toHaveLength(1);
  });
});

test('a deletion goes on once the gateway has heard what it is to forget, and loses no name of it before', async () => {
  const { quoteId, request, card } = await somebodyDue('silent');
  isGatewaySilent = true;
  await sweep();
  isGatewaySilent = false;
  expect(await selectRows(fixture.backend, open, [request.deletionRequestId])).toEqual([
    { status: 'erasing', knows: true },
  ]);
  expect(await selectOne(fixture.backend, 'select erased from quotes where quote_id = $1', [quoteId])).toEqual({
    erased: null,
  });
  expect(await methodsOfQuote(fixture.backend, quoteId)).toMatchObject([{ ...card, ended: true, forgotten: false }]);
  expect(await isCharged(fixture.backend, card)).toBe(true);
  await sweep();
  expect(await selectRows(fixture.backend, open, [request.deletionRequestId])).toEqual([
    { status: 'done', knows: false },
  ]);
  expect(await isCharged(fixture.backend, card)).toBe(false);
  expect(await methodsOfQuote(fixture.backend, quoteId)).toEqual([]);
});
