import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findLineProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { type WebhookEvent, webhookEvents } from './vocabulary.ts';

/** More receivers than any organization has. */
export const mostWebhooks = 10;

type UrlRefused = 'webhook_url_not_valid' | 'webhook_url_private' | TextRefusal;
type Refused = UrlRefused | 'webhook_events_missing' | 'webhook_event_unknown';

// Messages that people read name no webhook: what holds that word is taken for one of a program (platform shell, section 8).
const privateName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)$/;

/**
 * Whether messages may go to an address: an `https` one with the name of a host of the public internet, and no password in
 * it. What the name leads to is looked at whenever something is sent.
 */
export function checkWebhookUrl(provided: string): Decision<string, UrlRefused> {
  const typed = provided.trim();
  const hidden = findLineProblem(typed, 'url', 'url');
  if (hidden) return { ok: false, refusal: hidden };
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isWhole =
    url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isWhole) {
    return refuse(
      'webhook_url_not_valid',
      words(
        'Use a full, secure address (https) without a password in it.',
        'Utilisez une adresse complète et sécurisée (https), sans mot de passe.',
      ),
      'url',
    );
  }
  // The parser has written numbers as addresses: decimal, octal and hexadecimal ones alike.
  const host = url.hostname.replace(/\.$/, '');
  if (/^[\d.]+$/.test(host) || host.startsWith('[') || !host.includes('.') || privateName.test(host)) {
    return refuse(
      'webhook_url_private',
      words(
        'Messages go to host names of the public internet alone. Use one, like hooks.example.com.',
        'Les messages ne vont qu’à des noms d’hôte de l’Internet public. Utilisez-en un, comme hooks.example.com.',
      ),
      'url',
    );
  }
  return accept(url.href);
}

/** Whether something of the list is asked for; each once, in the order of the list. */
export function checkWebhookEvents(
  events: readonly string[],
): Decision<readonly WebhookEvent[], 'webhook_events_missing' | 'webhook_event_unknown'> {
  const unknown = events.find((event) => !webhookEvents.some((one) => one === event));
  if (unknown !== undefined) {
    const message = sentence(
      words(
        'Nobody is told of “{event}”. Choose from the list.',
        'Rien n’annonce « {event} ». Choisissez dans la liste.',
      ),
      { event: unknown.slice(0, 64) },
    );
    return refuse('webhook_event_unknown', message, 'events');
  }
  if (events.length === 0) {
    return refuse(
      'webhook_events_missing',
      words('Choose what is to be sent.', 'Choisissez ce qui doit être envoyé.'),
      'events',
    );
  }
  return accept(webhookEvents.filter((event) => events.includes(event)));
}

type Requested = { readonly url: string; readonly events: readonly string[] };
type Accepted = { readonly url: string; readonly events: readonly WebhookEvent[] };

/** Whether an organization that has so many webhooks may have another. */
export function decideCreateWebhook(
  { url: typed, events: chosen }: Requested,
  { inForce }: { readonly inForce: number },
): Decision<Accepted, Refused | 'webhooks_full'> {
  const url = checkWebhookUrl(typed);
  if (!url.ok) return url;
  const events = checkWebhookEvents(chosen);
  if (!events.ok) return events;
  if (inForce < mostWebhooks) return accept({ url: url.event, events: events.event });
  const message = sentence(
    words(
      'Your organization tells {most} addresses already. End one to make another.',
      'Votre organisation écrit déjà à {most} adresses. Mettez fin à l’une d’elles pour en ajouter une autre.',
    ),
    { most: mostWebhooks },
  );
  return refuse('webhooks_full', message);
}

/** A webhook as it is stored. */
export type StoredWebhook = {
  readonly version: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly paused: boolean;
  readonly ended: Date | null;
};

/** Refuses what would change a webhook that has ended. */
export function checkWebhookInForce({ ended }: Pick<StoredWebhook, 'ended'>): Decision<true, 'webhook_ended'> {
  return ended === null
    ? accept(true)
    : refuse(
        'webhook_ended',
        words('Nothing is sent there any more. Make another.', 'Plus rien n’y est envoyé. Créez-en un autre.'),
      );
}

/** What a change of a webhook comes to; what is null or absent stays. */
export function decideUpdateWebhook(
  webhook: StoredWebhook,
  requested: {
    readonly url?: string | null | undefined;
    readonly events?: readonly string[] | null | undefined;
    readonly paused?: boolean | null | undefined;
    readonly version?: number | null | undefined;
  },
): Decision<
  Accepted & { readonly paused: boolean; readonly version: number },
  Refused | 'webhook_ended' | 'webhook_changed_elsewhere'
> {
  const open = checkWebhookInForce(webhook);
  if (!open.ok) return open;
  if ((requested.version ?? webhook.version) !== webhook.version) {
    return refuse(
      'webhook_changed_elsewhere',
      words(
        'Somebody else changed this meanwhile. Load it again to go on.',
        'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez la page pour continuer.',
      ),
    );
  }
  const url = checkWebhookUrl(requested.url ?? webhook.url);
  if (!url.ok) return url;
  const events = checkWebhookEvents(requested.events ?? webhook.events);
  if (!events.ok) return events;
  return accept({
    url: url.event,
    events: events.event,
    paused: requested.paused ?? webhook.paused,
    version: webhook.version + 1,
  });
}
