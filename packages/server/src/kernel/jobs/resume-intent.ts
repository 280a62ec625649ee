import { askAs } from '../operations/ask-as.ts';
import type { Kernel } from '../operations/carry-out.ts';
import { clockClaim } from './clock-claim.ts';
import type { JobData } from './jobs.ts';
import type { Process } from './process.ts';
import { advance, isUnfinished } from './run-process.ts';

type Processes = ReadonlyMap<string, Process>;

/** The outcome is still unknown: the queue tries again later. */
export class StillUnknownError extends Error {
  override readonly name = 'StillUnknownError';
}

/** Brings one intent to its end; throws while the outside does not answer, so that the job comes again. */
export async function resumeIntent(
  kernel: Kernel,
  processes: Processes,
  { intentId, organizationId, process: name }: JobData['resume-intent'],
): Promise<void> {
  const definition = processes.get(name);
  if (!definition) throw new Error(`No process is named ${name}`);
  await advance(kernel, definition, intentId, organizationId);
  if (await isUnfinished(kernel, intentId, organizationId)) throw new StillUnknownError(`Intent ${intentId} is open`);
}

// Longer than a call outside takes: the job of an intent whose worker was killed is held for two minutes.
const patience = "interval '45 seconds'";

/** Takes up intents whose own job was lost or gave up. */
export async function resumeIntents(kernel: Kernel, processes: Processes): Promise<void> {
  const text = `select process_intent_id, organization_id, process from process_intents
    where state = 'begun' and created < app_now() - ${patience} order by created limit 50`;
  const rows = await askAs(kernel.platform.pools.operations, {
    role: 'worker',
    claims: clockClaim(kernel.platform),
    text,
  });
  for (const [intentId, organizationId, name] of rows) {
    if (!intentId || !organizationId || !name) continue;
    try {
      await resumeIntent(kernel, processes, { intentId, organizationId, process: name });
    } catch (error) {
      kernel.platform.log.warn({ err: error, intentId }, 'an intent stays open');
    }
  }
}
