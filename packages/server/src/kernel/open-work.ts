import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { RequestContext } from './context.ts';
import type { Tx } from './database.ts';
import { type EventHandlers, handle } from './events.ts';
import type { Platform } from './platform.ts';
import { enterOrganization } from './operations/root-row.ts';
import { type Claims, destinationClaim } from './tokens/scope.ts';
import type { Work } from './work.ts';

export type WorkOptions = {
  readonly platform: Platform;
  readonly request: RequestContext;
  readonly handlers: EventHandlers;
  readonly tx: Tx;
  readonly organizationId: string;
  /** The second organization of the operation, and the claims of its caller. */
  readonly target?: { readonly organizationId: string; readonly claims: Claims } | null;
};

/** The work of one transaction that already runs as `operator` inside the organization. */
export function workOn({ target = null, ...options }: WorkOptions): Work {
  const { platform, request, handlers, tx, organizationId } = options;
  const now = platform.clock.now();
  const targetOf = () => {
    if (target === null) throw new Error('This operation concerns one organization');
    return target;
  };
  const work: Work = {
    actor: request.principal,
    request,
    platform,
    tx,
    organizationId,
    now,
    today: (zone) => dayInZone(now, zone),
    publish: (event) => handle(handlers, event, work),
    async inTarget(step) {
      const { claims, organizationId: there } = targetOf();
      await enterOrganization(tx.client, claims, there);
      const result = await step(workOn({ ...options, organizationId: there }));
      // After a failure there is nothing to come back to: all of it is rolled back.
      await enterOrganization(tx.client, claims, organizationId);
      return result;
    },
    async handingOver(step) {
      const { claims, organizationId: there } = targetOf();
      await enterOrganization(tx.client, { ...claims, [destinationClaim]: there }, organizationId);
      const result = await step();
      await enterOrganization(tx.client, claims, organizationId);
      return result;
    },
    enqueue: (name, data, options) => platform.jobs.enqueue(tx.client, name, data, options),
  };
  return work;
}
