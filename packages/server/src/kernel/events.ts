import type { DomainEvent, Work } from './work.ts';

export type EventHandler = { readonly type: string; readonly run: (work: Work, event: DomainEvent) => Promise<void> };
export type EventHandlers = readonly EventHandler[];

/** A slice's answer to an event of a lower slice; touches only rows under the locked root. */
export function on<Event extends DomainEvent>(
  type: Event['type'],
  run: (work: Work, event: Event) => Promise<void>,
): EventHandler {
  return { type, run: (work, event) => run(work, event as Event) };
}

/** Runs the handlers of an event one after another, in the order in which the registry lists them. */
export async function handle(handlers: EventHandlers, event: DomainEvent, work: Work): Promise<void> {
  for (const handler of handlers) if (handler.type === event.type) await handler.run(work, event);
}
