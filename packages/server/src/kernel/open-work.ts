import { dayInZone } from '@roadworthy/core/shared/day.ts';
import type { RequestContext } from './context.ts';
import type { Tx } from './database.ts';
import { type EventHandlers, handle } from './events.ts';
import type { Platform } from './platform.ts';
import type { Work } from './work.ts';

export type WorkOptions = {
  readonly platform: Platform;
  readonly request: RequestContext;
  readonly handlers: EventHandlers;
  readonly tx: Tx;
  readonly organizationId: string;
};

/** The work of one transaction that already runs as `operator` inside the organization. */
export function workOn({ platform, request, handlers, tx, organizationId }: WorkOptions): Work {
  const now = platform.clock.now();
  const work: Work = {
    actor: request.principal,
    request,
    platform,
    tx,
    organizationId,
    now,
    today: (zone) => dayInZone(now, zone),
    publish: (event) => handle(handlers, event, work),
    enqueue: (name, data, options) => platform.jobs.enqueue(tx.client, name, data, options),
  };
  return work;
}
