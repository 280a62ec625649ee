import { renderDocument } from './documents/render-document.ts';
import { resumeIntent, sweepIntents } from './kernel/resume-intent.ts';
import type { JobHandlers } from './kernel/jobs.ts';
import { purgeHints } from './kernel/live/purge-hints.ts';
import { sweep } from './kernel/sweep.ts';
import type { Platform } from './kernel/platform.ts';
import { sendNotification } from './notifications/send-notification.ts';
import { activatePolicy } from './policies/activate-policy.ts';
import { expireQuote } from './quoting/expire-quote.ts';
import { eventHandlers, processes } from './registry.ts';

const expiringQuotes = `
  select organization_id, quote_id from quotes
  where status in ('open', 'agent_required', 'agent_approved', 'referred') and expiration_date < (app_now() + interval '14 hours')::date
  order by expiration_date limit 500`;

const startingPolicies = `
  select organization_id, policy_id from policies
  where policy_status = 'pending' and effective_date <= (app_now() + interval '14 hours')::date
  order by effective_date limit 500`;

/** What the worker does for each job. */
export function jobHandlers(platform: Platform): JobHandlers {
  const kernel = { platform, handlers: eventHandlers };
  return {
    'resume-intent': (data) => resumeIntent(kernel, processes, data),
    'sweep-intents': () => sweepIntents(kernel, processes),
    'send-notification': sendNotification(platform),
    'render-document': renderDocument(platform),
    // Rows are chosen by the furthest zone's day; each decides by the day where its own risk is.
    'expire-quotes': () => sweep(kernel, expiringQuotes, expireQuote),
    'activate-policies': () => sweep(kernel, startingPolicies, activatePolicy),
    'purge-hints': () => purgeHints(platform),
  };
}
