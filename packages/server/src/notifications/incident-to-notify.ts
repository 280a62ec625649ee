import { addressed } from '@roadworthy/core/notifications/addressed.ts';
import type { IncidentLetterFacts } from '@roadworthy/core/notifications/incident-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { alertToken } from '../kernel/tokens/tokens.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What somebody whom an alert tells is told, as things stand, in the language of the risk. */
export async function factsOfIncident(
  { tx, platform, sender }: With,
  messageId: string,
  isConfirmed: boolean,
): Promise<{ readonly facts: IncidentLetterFacts; readonly language: PageLocale }> {
  const told = await tx
    .selectFrom('incident_alert_messages as m')
    .innerJoin('incident_alerts as a', 'a.incident_alert_id', 'm.incident_alert_id')
    .innerJoin('incident_layers as l', 'l.incident_layer_id', 'a.incident_layer_id')
    .innerJoin('policies as p', 'p.policy_id', 'm.policy_id')
    .select(['m.policy_id', 'm.found_by', 'a.ended', 'l.incident_name', 'p.current_quote_id', 'p.policy_status'])
    .where('m.incident_alert_message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { quote } = await loadQuote({ tx, platform }, told.current_quote_id);
  const { policy } = await loadPolicy({ tx }, told.policy_id);
  const url = new URL('/resume/incident', addressFor(platform.config, quote.country));
  url.searchParams.set('token', alertToken(platform.secrets, messageId));
  const { roadside, emergency_expense } = quote.coverages;
  return {
    facts: {
      ...addressed(quote, isConfirmed),
      sender,
      incident: told.incident_name,
      foundBy: told.found_by,
      policyNumber: policy.policyNumber,
      coverFrom: told.policy_status === 'pending' ? policy.effectiveDate : null,
      hasRoadside: roadside !== undefined,
      emergencyExpense: typeof emergency_expense?.limit === 'number' ? emergency_expense.limit * 100 : null,
      currency: policy.currency,
      isOver: told.ended !== null || !coveringStatuses.some((status) => status === told.policy_status),
      url: url.href,
    },
    language: policy.language,
  };
}
