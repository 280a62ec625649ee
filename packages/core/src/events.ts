import type { declaredEvents } from './generated/events.ts';
import type { InferEvent } from './shared/define-event.ts';

/** Everything that happens and that a slice may answer, named in the past tense: all that is declared with `defineEvent`. */
export type DomainEvent = InferEvent<(typeof declaredEvents)[number]>;

export type EventType = DomainEvent['type'];

/** The event of a name. */
export type EventOf<Type extends EventType> = Extract<DomainEvent, { readonly type: Type }>;
