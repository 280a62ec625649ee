import { mapNotOwn } from '@roadworthy/core/incidents/archive-map.ts';
import { checkAround } from '@roadworthy/core/incidents/check-map-file.ts';
import { incidentUnknown } from '@roadworthy/core/incidents/pause-incident.ts';
import { decideSendAlert, type FoundThing, type ToldPerson, whoIsTold } from '@roadworthy/core/incidents/send-alert.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import type { MutationResults } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { isOwnMap } from './own-map.ts';
import { type Layer, layersOf, lockLayers } from './pause-incident.ts';
import { type Area, type ThingRow, thingsIn } from './who-is-there.ts';

type Sent = MutationResults['incident_send_alert'];
type Thing = FoundThing & { readonly vehicleId: string };
type Person = ToldPerson<Thing>;

const shown = 200;

/** What lies where an incident is, in the order of its layers, and whether an alert of the layer told of it before. */
async function found(tx: Tx, area: Area): Promise<Thing[]> {
  const { rows } = await sql<Omit<ThingRow, 'lat' | 'lng' | 'observed'> & { readonly is_told: boolean }>`
    with ${thingsIn(area)}
    select things.*, exists (
      select from incident_alert_devices told
      where told.incident_layer_id = things.incident_layer_id and told.provider = things.provider
        and told.provider_device_id = things.provider_device_id) as is_told
    from things join incident_layers l using (incident_layer_id)
    order by l.incident_name, things.policy_id, things.provider, things.provider_device_id`.execute(tx);
  return rows.map((row) => ({
    policyId: row.policy_id,
    layerId: row.incident_layer_id,
    vehicleId: row.root_vehicle_id,
    provider: row.provider,
    deviceId: row.provider_device_id,
    isTold: row.is_told,
  }));
}

type Reached = {
  readonly policy_id: string;
  readonly policy_number: string;
  readonly insured: string | null;
  readonly has_email: boolean;
  readonly has_phone: boolean;
};

/** How the insured of policies are called and whether we know where to write. */
async function reached(tx: Tx, people: readonly Person[]): Promise<Map<string, Reached>> {
  const { rows } = await sql<Reached>`
    select p.policy_id, p.policy_number, e.email is not null as has_email, coalesce(e.phone, '') <> '' as has_phone,
      coalesce(e.business_name, nullif(concat_ws(' ', e.first_name, e.last_name), '')) as insured
    from policies p left join entities e
      on e.quote_id = p.current_quote_id and e.entity_relationship = 'named_insured' and e.archived is null
    where p.policy_id = any (${people.map(({ policyId }) => policyId)}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.policy_id, row]));
}

const areaOf = (
  layers: readonly Layer[],
  { provider, aroundKm }: { readonly provider: string; readonly aroundKm: number },
): Area => ({ layerIds: layers.map((layer) => layer.incident_layer_id), aroundKm, provider });

/** Says whom an alert would tell: by the same functions that send it. */
export const previewIncidentAlert = computedRead({
  name: 'incident_alert_preview',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: { provider: 'personal' },
  badInput: [{ input: { around_km: 3 }, code: 'buffer_unknown', field: 'around_km' }],
  async run(work) {
    const { tx, input } = work;
    if (!isOwnMap(work)) return mapNotOwn();
    const around = checkAround(input.around_km ?? 0);
    if (!around.ok) return around;
    const layers = await layersOf(tx, input);
    if (layers.length === 0) return incidentUnknown();
    const things = await found(tx, areaOf(layers, { provider: input.provider, aroundKm: around.event ?? 0 }));
    const people = whoIsTold(things, input.force ?? false);
    const told = people.flatMap((person) => person.things);
    const known = await reached(tx, people);
    const count = (is: (thing: Thing) => boolean) => new Set(told.filter(is).map(({ deviceId }) => deviceId)).size;
    const without = (is: (person: Reached) => boolean) => [...known.values()].filter((one) => !is(one)).length;
    const names = new Map(layers.map((layer) => [layer.incident_layer_id, layer.incident_name]));
    return {
      people: people.length,
      vehicles: new Set(told.map(({ vehicleId }) => vehicleId)).size,
      by_garaging: count(({ provider }) => provider === 'garaging'),
      by_position: count(({ provider }) => provider !== 'garaging'),
      told_before: new Set(things.map(({ policyId }) => policyId)).size - people.length,
      without_email: without(({ has_email }) => has_email),
      without_phone: without(({ has_phone }) => has_phone),
      told: people.slice(0, shown).map(({ policyId, foundBy, layerId }) => ({
        policy_id: policyId,
        policy_number: known.get(policyId)?.policy_number ?? '',
        insured: known.get(policyId)?.insured ?? null,
        found_by: foundBy,
        incident_name: names.get(layerId) ?? '',
      })),
    };
  },
});

type Alert = { readonly people: readonly Person[]; readonly reason: string; readonly area: Area };

/** Writes down an alert for each layer, what it found there, and whom it tells; answers the alerts. */
async function write(work: Work, kmlFileId: string, { people, reason, area }: Alert): Promise<string[]> {
  const { tx, organizationId, actor } = work;
  const things = people.flatMap((person) => person.things);
  const layerIds = [...new Set(things.map(({ layerId }) => layerId))];
  const alerts = await tx
    .insertInto('incident_alerts')
    .values(
      layerIds.map((incident_layer_id) => ({
        organization_id: organizationId,
        kml_file_id: kmlFileId,
        incident_layer_id,
        provider: area.provider as never,
        buffer_km: area.aroundKm,
        reason,
        user_id: personOf(actor),
      })),
    )
    .returning(['incident_alert_id', 'incident_layer_id'])
    .execute();
  const alertOf = new Map(alerts.map((alert) => [alert.incident_layer_id, alert.incident_alert_id]));
  const devices = things.map(({ layerId, provider, deviceId, isTold }) => ({
    alert: alertOf.get(layerId),
    layer: layerId,
    provider,
    device: deviceId,
    forced: isTold,
  }));
  await sql`
    insert into incident_alert_devices (organization_id, incident_alert_id, incident_layer_id, provider, provider_device_id, forced)
    select ${organizationId}, alert, layer, provider, device, forced
    from jsonb_to_recordset(${JSON.stringify(devices)})
      as told (alert uuid, layer uuid, provider text, device text, forced boolean)`.execute(tx);
  const known = await reached(tx, people);
  const messages = people.map(({ policyId, layerId, foundBy }) => ({
    alert: alertOf.get(layerId),
    policy: policyId,
    found_by: foundBy,
    letter: known.get(policyId)?.has_email ? 'queued' : 'none',
    text_message: known.get(policyId)?.has_phone ? 'queued' : 'none',
  }));
  await sql`
    insert into incident_alert_messages (organization_id, incident_alert_id, policy_id, found_by, letter, text_message)
    select ${organizationId}, alert, policy, found_by, letter, text_message
    from jsonb_to_recordset(${JSON.stringify(messages)})
      as told (alert uuid, policy uuid, found_by text, letter text, text_message text)`.execute(tx);
  return alerts.map(({ incident_alert_id }) => incident_alert_id);
}

/** Tells the people where an incident is, each once. Their letters are written afterwards. */
export const sendIncidentAlert = operation({
  name: 'incident_send_alert',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: { provider: 'personal', reason: 'Landfall is expected tonight.' },
  async run(work): Promise<Sent> {
    const { tx, input, publish, request } = work;
    const refused = ({ refusal }: Refused): Sent => ({
      error: t(request.locale, refusal),
      code: refusal.code,
      incident_alert_ids: [],
      people: 0,
    });
    if (!isOwnMap(work)) return refused(mapNotOwn());
    const around = checkAround(input.around_km ?? 0);
    if (!around.ok) return refused(around);
    const { layers, isArchived } = await lockLayers(tx, input);
    if (layers.length === 0) return refused(incidentUnknown());
    const area = areaOf(layers, { provider: input.provider, aroundKm: around.event ?? 0 });
    const things = isArchived ? [] : await found(tx, area);
    const decision = decideSendAlert({
      isArchived,
      reason: input.reason,
      found: things,
      isForced: input.force ?? false,
    });
    if (!decision.ok) return refused(decision);
    const { people, reason } = decision.event;
    const alertIds = await write(work, input.kml_file_id, { people, reason, area });
    for (const incidentAlertId of alertIds) await publish({ type: 'incident_alerted', incidentAlertId });
    return { error: null, code: null, incident_alert_ids: alertIds, people: people.length };
  },
});
