import { randomUUID } from 'node:crypto';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { answerDays, purgeAnswers } from './purge-answers.ts';
import { claimKey, type IdempotencyScope, keepAnswer } from './idempotency.ts';
import { inOrganization, systemRequest } from '../jobs/scheduled-scan.ts';
import type { Work } from '../work.ts';

const fixture = useFixture('idempotency');

const within = <Result>(run: (work: Work) => Promise<Result>) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('keys'),
    run,
  );
const scopeOf = (facts: Partial<IdempotencyScope> = {}): IdempotencyScope => ({
  principal: 'ada',
  key: randomUUID(),
  operation: 'bind_quote',
  input: { quote_id: 'one' },
  ...facts,
});
const done = async (scope: IdempotencyScope, result: unknown) =>
  within(async (work) => {
    expect(await claimKey(work, scope)).toBeNull();
    await keepAnswer(work, scope, result);
  });

describe('claimKey', () => {
  test('takes a new key and gives the kept answer to everybody after', async () => {
    const scope = scopeOf();
    await done(scope, { status: 'bound' });
    for (let again = 0; again < 3; again += 1) {
      expect(await within((work) => claimKey(work, scope))).toEqual({ replay: { status: 'bound' } });
    }
  });

  test.each([
    ['other input', { input: { quote_id: 'two' } }],
    ['more input', { input: { quote_id: 'one', more: true } }],
    ['another operation', { operation: 'start_quote' }],
  ])('refuses the same key with %s', async (_what, other) => {
    const scope = scopeOf();
    await done(scope, {});
    await expect(within((work) => claimKey(work, { ...scope, ...other }))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('keeps the keys of two callers apart', async () => {
    const scope = scopeOf();
    await done(scope, { whose: 'ada' });
    await done({ ...scope, principal: 'lin' }, { whose: 'lin' });
    expect(await within((work) => claimKey(work, scope))).toEqual({ replay: { whose: 'ada' } });
  });

  test('tells a duplicate in flight that it is being done, without waiting for its end', async () => {
    const scope = scopeOf();
    await within(async (work) => {
      await claimKey(work, scope);
      // The first one ends after this answer.
      await expect(within((other) => claimKey(other, scope))).rejects.toMatchObject({
        code: 'in_progress',
        status: 409,
      });
    });
  });

  test('says so too while a process that holds the key has no answer yet', async () => {
    const scope = scopeOf();
    await within((work) => claimKey(work, scope));
    await expect(within((work) => claimKey(work, scope))).rejects.toMatchObject({ code: 'in_progress', status: 409 });
  });

  test('gives a key back when its effect was rolled back', async () => {
    const scope = scopeOf();
    const failing = within(async (work) => {
      await claimKey(work, scope);
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    await done(scope, { tried: 'again' });
  });

  test('keeps what was asked as a hash and never the input itself', async () => {
    const scope = scopeOf({ input: { method_token: 'secret of the card' } });
    await done(scope, { status: 'bound' });
    const rows = await selectRows(fixture.backend, 'select * from idempotency_keys where key = $1', [scope.key]);
    expect(JSON.stringify(rows)).not.toContain('secret of the card');
  });

  test.each([0, 256])('does not take a key of %i characters', async (length) => {
    await expect(within((work) => claimKey(work, scopeOf({ key: 'k'.repeat(length) })))).rejects.toThrow();
  });

  test('gives one effect to fifty at once', async () => {
    const scope = scopeOf();
    let effects = 0;
    const once = () =>
      within(async (work) => {
        const known = await claimKey(work, scope);
        if (known) return 'replayed';
        effects += 1;
        await keepAnswer(work, scope, {});
        return 'done';
      }).catch((error: { code?: string }) => error.code);
    const outcomes = await Promise.all(Array.from({ length: 50 }, once));
    expect(effects).toBe(1);
    expect(new Set(outcomes).has('done')).toBe(true);
    expect(outcomes.every((outcome) => outcome === 'done' || outcome === 'replayed' || outcome === 'in_progress')).toBe(
      true,
    );
  });
});

test('purgeAnswers drops what was answered more than thirty days ago, and nothing else', async () => {
  const [old, recent] = [scopeOf(), scopeOf()];
  await done(old, { status: 'bound' });
  await done(recent, { status: 'bound' });
  const { platform, owner } = fixture.backend;
  const age = (key: string, minutes: number) =>
    owner.pool.query(
      'update idempotency_keys set created = $2::timestamptz - make_interval(days => $3, mins => $4) where key = $1',
      [key, platform.clock.now(), answerDays, minutes],
    );
  await age(old.key, 1);
  await age(recent.key, -1);
  await purgeAnswers(platform);
  const left = await selectRows<{ key: string }>(
    fixture.backend,
    'select key from idempotency_keys where key = any ($1)',
    [[old.key, recent.key]],
  );
  expect(left).toEqual([{ key: recent.key }]);
});
