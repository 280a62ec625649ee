// Pays under given keys as a process of its own; the tests race two of them, or kill one.
import { serveAsChild } from '../testing/child-process.ts';
import { type RaceSide, workInTens } from '../testing/race.ts';
import type { FaultPoint } from './fault-injection.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

export type ChildSettings = {
  readonly directory: string;
  readonly methodToken: string;
  readonly keys: readonly string[];
  readonly race?: RaceSide;
  /** Whether the card is forgotten after that. */
  readonly forgets?: boolean;
  readonly dieAt?: Pick<FaultPoint, 'moment' | 'operation'>;
};
export type ChildAnswer = { readonly references: Readonly<Record<string, string>>; readonly ownEffects: number };

await serveAsChild<ChildSettings>(async ({ directory, methodToken, keys, dieAt, race, forgets }) => {
  let ownEffects = 0;
  const gateway = createSandboxGateway({
    directory,
    webhookSecret: 'child',
    now: () => new Date('2026-05-01T12:00:00Z'),
    faults({ moment, operation }) {
      if (moment === dieAt?.moment && operation === dieAt.operation) process.kill(process.pid, 'SIGKILL');
      if (moment === 'after_effect') ownEffects += 1;
    },
  });
  async function pay(key: string): Promise<string> {
    const terms = { amount: 12_500, currency: 'USD', methodToken, description: 'First instalment' } as const;
    const { reference } = await gateway.authorize({ key: `${key}:authorize`, ...terms });
    await gateway.capture({ key: `${key}:capture`, reference, amount: 12_500 });
    return reference;
  }
  const references = await workInTens(keys, pay, race);
  if (forgets) await gateway.forgetMethod(methodToken);
  return { references, ownEffects } satisfies ChildAnswer;
});
