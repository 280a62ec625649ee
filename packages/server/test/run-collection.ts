import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { jobHandlers } from '../src/registry.ts';
import { sendLetters } from './send-letters.ts';

/** Brings to their end all processes about policies that are under way. */
export async function resumeProcesses(backend: Backend): Promise<void> {
  const open = await selectRows<{ intentId: string; organizationId: string; process: string }>(
    backend,
    `select process_intent_id as "intentId", organization_id as "organizationId", process
     from process_intents where state = 'begun' and root_table in ('policies', 'policy_refunds') order by created`,
  );
  const resume = jobHandlers(backend.platform)['resume-intent'];
  for (const intent of open) {
    try {
      await resume?.(intent);
    } catch (error) {
      // The queue would ask again.
      if (!(error instanceof Error && error.name === 'StillUnknownError')) throw error;
    }
  }
}

/** One round of the clock that collects what is due, with the charges that it begins. */
export async function collect(backend: Backend): Promise<void> {
  await jobHandlers(backend.platform)['collect-invoices']?.({});
  await resumeProcesses(backend);
  // What came of a charge is looked at in the next round.
  await jobHandlers(backend.platform)['collect-invoices']?.({});
}

/** Lives through days: each at ten in the morning, with a round of the clock. */
export async function liveUntil(
  backend: Backend & { readonly clock: { now(): Date; set(iso: string): void } },
  lastDay: string,
  stepDays = 1,
): Promise<void> {
  for (;;) {
    const next = new Date(backend.clock.now().getTime() + stepDays * 86_400_000);
    const at = `${next.toISOString().slice(0, 10)}T14:00:00.000Z`;
    if (at.slice(0, 10) > lastDay) return;
    backend.clock.set(at);
    await collect(backend);
  }
}

/** The same with what banks have done meanwhile, with cover that begins and ends, and the letters of each day. */
export async function liveWithBanks(
  backend: Backend & { readonly clock: { now(): Date; set(iso: string): void } },
  lastDay: string,
): Promise<void> {
  const handlers = jobHandlers(backend.platform);
  for (;;) {
    const next = new Date(backend.clock.now().getTime() + 86_400_000);
    const at = `${next.toISOString().slice(0, 10)}T14:00:00.000Z`;
    if (at.slice(0, 10) > lastDay) return;
    backend.clock.set(at);
    for (const job of ['follow-debits', 'activate-policies'] as const) await handlers[job]?.({});
    await collect(backend);
    for (const job of ['cancel-policies', 'pay-refunds'] as const) await handlers[job]?.({});
    await resumeProcesses(backend);
    await sendLetters(backend);
  }
}
