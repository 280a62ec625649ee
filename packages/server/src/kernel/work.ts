import type { DomainEvent } from '@roadworthy/core/events.ts';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { RequestContext } from './context.ts';
import type { Tx } from './database.ts';
import type { JobData, JobName } from './jobs/jobs.ts';
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
  /**
   * Works inside the operation's second organization, in the same transaction, and comes back. Throws where the
   * operation has none.
   */
  inTarget<Result>(step: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Runs a step that moves a row of this organization to the operation's second one: row security allows that in this
   * step alone. Throws where the operation has none.
   */
  handingOver<Result>(step: () => Promise<Result>): Promise<Result>;
  /** Enqueues a job in this transaction: it exists exactly if the transaction commits. */
  enqueue<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
};
