import type { DomainEvent, EventOf, EventType } from '@roadworthy/core/events.ts';
import type { Work } from './work.ts';

export type EventHandler = {
  readonly type: EventType;
  readonly run: (work: Work, event: DomainEvent) => Promise<void>;
};
export type EventHandlers = readonly EventHandler[];

function isOf<Type extends EventType>(type: Type, event: DomainEvent): event is EventOf<Type> {
  return event.type === type;
}

/** A slice's answer to an event of a lower slice; touches only rows under the locked root. */
export function on<Type extends EventType>(
  type: Type,
  run: (work: Work, event: EventOf<Type>) => Promise<void>,
): EventHandler {
  return {
    type,
    async run(work, event) {
      if (isOf(type, event)) await run(work, event);
    },
  };
}

/** Runs the handlers of an event one after another, in the order in which the registry lists them. */
export async function handle(handlers: EventHandlers, event: DomainEvent, work: Work): Promise<void> {
  for (const handler of handlers) if (handler.type === event.type) await handler.run(work, event);
}
