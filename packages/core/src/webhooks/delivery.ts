import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import type { DeliveryProblem, DeliveryStatus } from './vocabulary.ts';

const minuteMs = 60_000;

/** The minutes between one attempt and the next; after the last one, a day is over. */
const pausesInMinutes = [1, 5, 15, 30, 60, 120, 240, 240, 240, 240, 240] as const;
const patienceMs = 24 * 60 * minuteMs;

/** When to try again after so many attempts, of which the first was due at `begun`; null when a day has passed. */
export function nextAttemptAt(attempts: number, begun: Date, now: Date): Date | null {
  const next = now.getTime() + (pausesInMinutes[attempts - 1] ?? 240) * minuteMs;
  return next <= begun.getTime() + patienceMs ? new Date(next) : null;
}

/** What an attempt comes to: taken; or not, and why; `final` where trying again would change nothing. */
export type AttemptOutcome =
  | { readonly isDelivered: true }
  | { readonly isDelivered: false; readonly problem: DeliveryProblem; readonly final: boolean };

/** What an attempt comes to by the status of its answer. */
export function outcomeOfStatus(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { isDelivered: true };
  // Gone: the receiver says that it wants nothing more.
  if (status === 410) return { isDelivered: false, problem: 'refused', final: true };
  return { isDelivered: false, problem: status >= 300 && status < 400 ? 'redirected' : 'refused', final: false };
}

/** Whether what was sent, or given up, may be sent once more: not while it is on its way, nor to whom nothing is sent any more. */
export function decideReplay(delivery: {
  readonly status: DeliveryStatus;
  readonly hasWebhookEnded: boolean;
}): Decision<true, 'webhook_ended' | 'delivery_pending'> {
  if (delivery.hasWebhookEnded) {
    return refuse(
      'webhook_ended',
      words('Nothing is sent there any more. Make another.', 'Plus rien n’y est envoyé. Créez-en un autre.'),
    );
  }
  if (delivery.status === 'pending') {
    return refuse(
      'delivery_pending',
      words(
        'This message is on its way still. Wait until it has arrived, or was given up.',
        'Ce message est encore en route. Attendez qu’il soit arrivé ou abandonné.',
      ),
    );
  }
  return accept(true);
}
