import { describe, expect, test } from 'vitest';
import { startChild } from '../testing/child-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { ChildAnswer, ChildSettings } from './sandbox-child.ts';
import { openSandbox, tokenFor } from './gateway-under-test.ts';

const script = new URL('sandbox-child.ts', import.meta.url);

function start(settings: ChildSettings) {
  return startChild<ChildAnswer>(script, settings);
}

describe('the sandbox gateway between processes', () => {
  test('gives each key one effect when two processes race for it', { timeout: 30_000 }, async () => {
    const gateway = openSandbox();
    const methodToken = await tokenFor(gateway, '4242424242424242');
    const keys = Array.from({ length: 100 }, (_, n) => `invoice-${n}`);
    const settings = { directory: gateway.directory, methodToken, keys };
    const meetingFolder = temporaryFolder();
    const children = await Promise.all([
      start({ ...settings, race: { meetingFolder, side: 'left' } }),
      start({ ...settings, race: { meetingFolder, side: 'right' } }),
    ]);
    const [one, other] = await Promise.all(children.map((child) => child.run()));

    expect(Object.keys(one?.answer?.references ?? {})).toHaveLength(keys.length);
    expect(other?.answer?.references).toEqual(one?.answer?.references);
    // Each won some of the races, otherwise there was none.
    const effects = [one?.answer?.ownEffects ?? 0, other?.answer?.ownEffects ?? 0];
    expect(Math.min(...effects)).toBeGreaterThan(0);
    expect(effects.reduce((sum, each) => sum + each)).toBe(2 * keys.length);
    const charges = await gateway.charges();
    expect(charges).toHaveLength(2 * keys.length);
    expect(new Set(charges.map(({ key }) => key)).size).toBe(2 * keys.length);
  });

  test.each([
    ['received', 'authorize', 'not_found', 'not_found'],
    ['before_effect', 'authorize', 'not_found', 'not_found'],
    ['after_effect', 'authorize', 'authorized', 'not_found'],
    ['received', 'capture', 'authorized', 'not_found'],
    ['before_effect', 'capture', 'authorized', 'not_found'],
    ['after_effect', 'capture', 'authorized', 'captured'],
  ] as const)('tells the truth after a kill at %s of %s', async (moment, operation, authorization, capture) => {
    const gateway = openSandbox();
    const methodToken = await tokenFor(gateway, '4242424242424242');
    const settings = { directory: gateway.directory, methodToken, keys: ['bind'] };
    const killed = await (await start({ ...settings, dieAt: { moment, operation } })).run();
    expect(killed).toEqual({ answer: null, signal: 'SIGKILL' });

    expect(await gateway.lookUp('bind:authorize')).toMatchObject({ status: authorization });
    expect(await gateway.lookUp('bind:capture')).toMatchObject({ status: capture });
    const resumed = await (await start(settings)).run();
    expect(resumed.signal).toBeNull();
    expect((await gateway.charges()).map(({ key }) => key)).toEqual(['bind:authorize', 'bind:capture']);
  });

  test.each([
    ['received', 'authorized'],
    ['after_effect', 'declined'],
  ] as const)(
    'has forgotten a card or not after a kill at %s of it, and has once it is asked again',
    async (moment, status) => {
      const gateway = openSandbox();
      const methodToken = await tokenFor(gateway, '4242424242424242');
      const settings = { directory: gateway.directory, methodToken, keys: [], forgets: true };
      const killed = await (await start({ ...settings, dieAt: { moment, operation: 'forget' } })).run();
      expect(killed).toEqual({ answer: null, signal: 'SIGKILL' });
      const terms = { amount: 100, currency: 'USD', methodToken, description: 'Later' } as const;
      expect(await gateway.authorize({ key: 'one', ...terms })).toMatchObject({ status });
      expect((await (await start(settings)).run()).signal).toBeNull();
      expect(await gateway.authorize({ key: 'two', ...terms })).toMatchObject({ status: 'declined' });
    },
  );
});
