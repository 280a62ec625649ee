import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';

/** Somebody who is told of changes. */
export type Listener = {
  readonly principal: Principal;
  send(message: LiveMessage): void;
};
