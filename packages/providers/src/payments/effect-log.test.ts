import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Claim, type Effect, openEffectLog, referenceFor } from './effect-log.ts';
import { GatewayKeyReusedError } from './port.ts';

const claim: Claim = { kind: 'authorize', key: 'k', reference: referenceFor('k') };

function effectOf({ kind, key, reference }: Claim, sequence: number, at = '2026-05-01T12:00:00.000Z'): Effect {
  const result = { status: 'authorized', reference } as const;
  return { sequence, kind, key, amount: 1, currency: 'USD', methodToken: 'card_x', result, at };
}

describe('the effect log', () => {
  test('binds a key once, tells who came first, and refuses another request under it', async () => {
    const log = openEffectLog(temporaryFolder());
    const claims = await Promise.all([1, 2, 3].map(() => log.claim(claim, { amount: 1 })));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await expect(log.claim(claim, { amount: 2 })).rejects.toBeInstanceOf(GatewayKeyReusedError);
    expect(await log.findClaim('k')).toMatchObject(claim);
    expect(await log.findClaim('other')).toBeNull();
  });

  test('knows a bound key that has no effect yet', async () => {
    const log = openEffectLog(temporaryFolder());
    await log.claim(claim, {});
    expect(await log.history(claim.reference)).toEqual([]);
  });

  test('decides anew on the history that another writer left', async () => {
    const log = openEffectLog(temporaryFolder());
    const seen: number[] = [];
    const append = async (key: string) => {
      const mine = { ...claim, key };
      await log.claim(mine, {});
      await log.append(mine, (history) => {
        seen.push(history.length);
        return effectOf(mine, history.length + 1);
      });
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => append(`k${n}`)));
    expect((await log.history(claim.reference)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // More decisions than effects: some lost their number and decided again.
    expect(seen.length).toBeGreaterThan(8);
  });

  test('writes nothing when the decision refuses', async () => {
    const log = openEffectLog(temporaryFolder());
    await log.claim(claim, {});
    const refusing = log.append(claim, () => {
      throw new Error('refused');
    });
    await expect(refusing).rejects.toThrow('refused');
    expect(await log.all()).toEqual([]);
  });

  test('lists all effects by time', async () => {
    const log = openEffectLog(temporaryFolder());
    for (const [key, at] of [
      ['late', '2026-05-02T00:00:00.000Z'],
      ['early', '2026-05-01T00:00:00.000Z'],
    ] as const) {
      const mine: Claim = { kind: 'authorize', key, reference: referenceFor(key) };
      await log.claim(mine, {});
      await log.append(mine, () => effectOf(mine, 1, at));
    }
    expect((await log.all()).map(({ key }) => key)).toEqual(['early', 'late']);
  });

  test('has no history for a reference of another form', async () => {
    expect(await openEffectLog(temporaryFolder()).history('pay_../../x')).toEqual([]);
  });
});
