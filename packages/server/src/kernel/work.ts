import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { type Day, dayInZone } from '@roadworthy/core/shared/day.ts';
import type { RequestContext } from './context.ts';
import type { Tx } from './database.ts';
import { type DomainEvent, type EventHandlers, handle } from './events.ts';
import type { JobData, JobName } from './jobs.ts';
import type { Platform } from './platform.ts';

/** What an operation, a process step and an event handler work with: one transaction inside one organization. */
export type Work = {
  readonly actor: Principal;
  readonly request: RequestContext;
  readonly platform: Platform;
  readonly tx: Tx;
  readonly organizationId: string;
  readonly now: Date;
  /** The civil day now in an IANA zone: policies and quotes live by the day of their risk. */
  today(zone: string): Day;
  /** Runs the event's handlers in slice order, in this transaction. */
  publish(event: DomainEvent): Promise<void>;
  /** Enqueues a job in this transaction: it exists exactly if the transaction commits. */
  enqueue<Name extends JobName>(name: Name, data: JobData[Name], options?: { startAfterSeconds?: number }): Promise<void>;
};

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
