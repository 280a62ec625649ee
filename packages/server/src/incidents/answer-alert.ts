import { decideAnswerAlert } from '@roadworthy/core/incidents/answer-alert.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Platform } from '../kernel/platform.ts';
import { refuseWrongLink } from '../identity/refuse-wrong-link.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { readAlertToken } from '../kernel/tokens/tokens.ts';

type Bearer = { readonly token: string };

/** Where whom a link names was told. A wrong link counts against its network. */
async function organizationOfAlertLink({ token }: Bearer, arrival: Arrival): Promise<string> {
  const { client, platform } = arrival;
  const claims = readAlertToken(platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from incident_alert_messages where incident_alert_message_id = $1',
    [claims.messageId],
  );
  return rows[0]?.organization_id ?? refuseWrongLink(arrival);
}

/** Who was told by the letter whose link it is, locked. Throws `not_found`. */
async function lockMessage(tx: Tx, platform: Platform, { token }: Bearer) {
  const row = await tx
    .selectFrom('incident_alert_messages as m')
    .innerJoin('incident_alerts as a', 'a.incident_alert_id', 'm.incident_alert_id')
    .innerJoin('incident_layers as l', 'l.incident_layer_id', 'a.incident_layer_id')
    .innerJoin('policies as p', 'p.policy_id', 'm.policy_id')
    .innerJoin('organizations as o', 'o.organization_id', 'm.organization_id')
    .select(['m.incident_alert_message_id', 'm.policy_id', 'm.answer', 'm.moved_to', 'm.answered', 'a.ended'])
    .select(['l.incident_name', 'p.current_quote_id', 'o.name', 'o.service_phone'])
    .where('m.incident_alert_message_id', '=', readAlertToken(platform.secrets, token)?.messageId ?? '')
    .forUpdate('m')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What the link of an alert opens, and what was answered. */
export const readIncidentAlertLink = computedRead({
  name: 'incident_alert_link',
  permission: 'whoever_sees_it',
  organization: organizationOfAlertLink,
  example: { token: 'w1.none' },
  async run({ tx, platform, input }) {
    const told = await lockMessage(tx, platform, input);
    return {
      state: told.ended === null ? 'open' : 'over',
      incident_name: told.incident_name,
      sender: told.name,
      phone: told.service_phone ?? brand.phone.text,
      answer: told.answer,
      moved_to: told.moved_to,
      answered: told.answered?.toISOString() ?? null,
    };
  },
});

/** Somebody who was told says that they are safe, or where they moved to. The same again changes nothing. */
export const answerIncidentAlert = operation({
  name: 'answer_incident_alert',
  permission: 'incident:answer',
  organization: organizationOfAlertLink,
  example: { token: 'w1.none', answer: 'safe' },
  async run({ tx, platform, input, now, publish }) {
    const told = await lockMessage(tx, platform, input);
    const decision = decideAnswerAlert({
      isOver: told.ended !== null,
      answer: input.answer,
      movedTo: input.moved_to ?? null,
    });
    if (!decision.ok) return decision;
    const { answer, movedTo } = decision.event;
    if (told.answer !== answer || told.moved_to !== movedTo) {
      await tx
        .updateTable('incident_alert_messages')
        .set({ answer, moved_to: movedTo, answered: now })
        .where('incident_alert_message_id', '=', told.incident_alert_message_id)
        .execute();
      await publish({
        type: 'incident_answered',
        quoteId: told.current_quote_id,
        policyId: told.policy_id,
        incident: told.incident_name,
        answer,
      });
    }
    return { answer, moved_to: movedTo };
  },
});
