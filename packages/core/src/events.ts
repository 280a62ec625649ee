import type { BillingEvent } from './billing/events.ts';
import type { DocumentsEvent } from './documents/events.ts';
import type { FilesEvent } from './files/events.ts';
import type { IdentityEvent } from './identity/events.ts';
import type { InspectionsEvent } from './inspections/events.ts';
import type { LeadsEvent } from './leads/events.ts';
import type { NotesEvent } from './notes/events.ts';
import type { NotificationsEvent } from './notifications/events.ts';
import type { PoliciesEvent } from './policies/events.ts';
import type { ProductsEvent } from './products/events.ts';
import type { RatingEvent } from './rating/events.ts';
import type { QuotingEvent } from './quoting/events.ts';
import type { UnderwritingEvent } from './underwriting/events.ts';

/** Everything that happens and that a slice may answer, named in the past tense. */
export type DomainEvent =
  | IdentityEvent
  | ProductsEvent
  | RatingEvent
  | QuotingEvent
  | UnderwritingEvent
  | PoliciesEvent
  | BillingEvent
  | LeadsEvent
  | NotesEvent
  | FilesEvent
  | InspectionsEvent
  | DocumentsEvent
  | NotificationsEvent;

export type EventType = DomainEvent['type'];

/** The event of a name. */
export type EventOf<Type extends EventType> = Extract<DomainEvent, { readonly type: Type }>;
