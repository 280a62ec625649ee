import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { askAs } from '../operations/ask-as.ts';
import type { Kernel } from '../operations/carry-out.ts';
import { clockClaim } from './clock-claim.ts';
import type { RequestContext } from '../context.ts';
import { transactionOf } from '../database.ts';
import { enterOrganization } from '../operations/root-row.ts';
import { workOn } from '../open-work.ts';
import type { Work } from '../work.ts';

/** The platform itself as a caller, for what happens by the clock. */
export function systemRequest(requestId: string): RequestContext {
  return {
    requestId,
    principal: principalOf('system'),
    locale: 'en-US',
    idempotencyKey: null,
    ip: '',
    userAgent: 'worker',
    answerHeaders: new Map(),
  };
}

/** Runs `step` as the system in a transaction of its own, inside one organization. */
export async function inOrganization<Result>(
  { platform, handlers }: Kernel,
  organizationId: string,
  request: RequestContext,
  step: (work: Work) => Promise<Result>,
): Promise<Result> {
  return transaction(platform.pools.operations, async (client) => {
    await enterOrganization(client, clockClaim(platform), organizationId);
    return step(workOn({ platform, handlers, tx: transactionOf(client), organizationId, request }));
  });
}

/** Writes down that a row could not be worked on; where not even that goes, the next round finds it as it was. */
async function noteFailed(
  kernel: Kernel,
  organizationId: string,
  key: string,
  step: (work: Work) => Promise<void>,
): Promise<void> {
  try {
    await inOrganization(kernel, organizationId, systemRequest(`scan:${key}`), step);
  } catch (error) {
    kernel.platform.log.error({ err: error, key }, 'that a row failed could not be written down');
  }
}

/** How a scan works on what it finds. */
export type ScanOptions = {
  /** Writes down that a row could not be worked on. */
  readonly failed?: (work: Work, key: string, error: unknown) => Promise<void>;
  /** How many rows of a full page are worked on at once: more than one only where rows know nothing of each other. */
  readonly lanes?: number;
};

/** No scan asks for fewer rows at once: where as many are found, more may wait. */
const fullPage = 100;
/** A job that runs for longer might be given to another worker; the next round goes on. */
const patienceMs = 240_000;

/**
 * Finds rows of every organization as `worker` (`text` selects organization and key, so many at once) and works on each
 * in its own transaction, so that one that fails keeps none of the others back; page after page, until nothing new is
 * found, so that a morning's wave does not wait for the next rounds. Each row is worked on once a round.
 */
export async function scanRows(
  kernel: Kernel,
  text: string,
  step: (work: Work, key: string) => Promise<void>,
  { failed, lanes = 1 }: ScanOptions = {},
): Promise<void> {
  const { platform } = kernel;
  const begunAt = performance.now();
  const seen = new Set<string>();
  const workOnRow = async (organizationId: string, key: string): Promise<void> => {
    try {
      await inOrganization(kernel, organizationId, systemRequest(`scan:${key}`), (work) => step(work, key));
    } catch (error) {
      platform.log.error({ err: error, key }, 'a row could not be worked on');
      if (failed) await noteFailed(kernel, organizationId, key, (work) => failed(work, key, error));
    }
  };
  const hasTime = (): boolean => performance.now() - begunAt < patienceMs;
  for (;;) {
    const found = await askAs(platform.pools.operations, { role: 'worker', claims: clockClaim(platform), text });
    const rows = found.flatMap(([organizationId, key]) =>
      organizationId && key && !seen.has(key) ? [[organizationId, key] as const] : [],
    );
    for (const [, key] of rows) seen.add(key);
    const isFull = found.length >= fullPage;
    const lane = async (): Promise<void> => {
      for (let row = rows.shift(); row !== undefined && hasTime(); row = rows.shift()) await workOnRow(...row);
    };
    if (rows.length === 0) return;
    await Promise.all(Array.from({ length: isFull ? lanes : 1 }, lane));
    if (!isFull || !hasTime()) return;
  }
}

/**
 * Works on each organization that `text` finds as `worker`, one after the other: `inside` begins a transaction of the
 * organization's own each time, so that a step of many keeps what it did.
 */
export async function scanOrganizations(
  kernel: Kernel,
  name: string,
  text: string,
  work: (inside: <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>, id: string) => Promise<void>,
): Promise<void> {
  const requested = { role: 'worker', claims: clockClaim(kernel.platform), text } as const;
  for (const [organizationId] of await askAs(kernel.platform.pools.operations, requested)) {
    if (!organizationId) continue;
    const request = systemRequest(`${name}:${organizationId}`);
    await work((step) => inOrganization(kernel, organizationId, request, step), organizationId);
  }
}
