import {
  decidePauseIncident,
  decideResumeIncident,
  incidentUnknown,
} from '@roadworthy/core/incidents/pause-incident.ts';
import { mapNotOwn } from '@roadworthy/core/incidents/archive-map.ts';
import { checkAround } from '@roadworthy/core/incidents/check-map-file.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { checkMoratorium } from '@roadworthy/core/underwriting/check-moratorium.ts';
import { sql } from 'kysely';
import type { MutationResults } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { t } from '../kernel/language.ts';
import { isOwnMap } from './own-map.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { columnsOf } from '../underwriting/write-moratorium.ts';

type Act = MutationResults['incident_pause'];
type Named = { readonly kml_file_id: string; readonly incident_name?: string | null };
type CodeInLayers = { readonly code: string; readonly layers: readonly string[] | null };
export type Layer = { readonly incident_layer_id: string; readonly incident_name: string };

/** What panels show: the words of the refusal where there is one, and nothing was done. */
const refused = ({ request }: Work, { refusal }: Refused): Act => ({
  error: t(request.locale, refusal),
  code: refusal.code,
  moratorium_ids: [],
});

/** The layers of a map that are meant: all of them, or the one of a name. */
export function layersOf(tx: Tx, { kml_file_id, incident_name }: Named): Promise<Layer[]> {
  const found = tx
    .selectFrom('incident_layers')
    .select(['incident_layer_id', 'incident_name'])
    .where('kml_file_id', '=', kml_file_id)
    .orderBy('incident_name');
  return (incident_name ? found.where('incident_name', '=', incident_name) : found).execute();
}

/** The layers that are meant, with their map locked: two that act on it come one after another. */
export async function lockLayers(tx: Tx, named: Named) {
  const { archived } = await tx
    .selectFrom('kml_files')
    .select('archived')
    .where('kml_file_id', '=', named.kml_file_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { layers: await layersOf(tx, named), isArchived: archived !== null };
}

/** Every postal code in its order, and the layers that its middle lies in with so many kilometres around them. */
async function codesOn(tx: Tx, layers: readonly Layer[], aroundKm: number): Promise<CodeInLayers[]> {
  const ids = layers.map((layer) => layer.incident_layer_id);
  const { rows } = await sql<CodeInLayers>`
    with inside as (
      select country, prefix, array_agg(distinct incident_layer_id) as layers
      from incident_layer_pieces join postal_areas on lies_in(point(lng, lat), piece)
      where incident_layer_id = any (${ids}) and buffer_km = ${aroundKm}
      group by country, prefix)
    select prefix as code, layers
    from postal_areas left join inside using (country, prefix)
    where length(prefix) = case country when 'US' then 5 else 3 end
    order by country, prefix`.execute(tx);
  return rows;
}

/** The pauses of layers for one line that stand now, or have an end that is still to come. */
const pausesOf = (tx: Tx, layers: readonly Layer[], provider: string) =>
  tx
    .selectFrom('moratoriums')
    .select(['moratorium_id', 'incident_layer_id', 'starts'])
    .where(
      'incident_layer_id',
      'in',
      layers.map((layer) => layer.incident_layer_id),
    )
    .where('provider', '=', provider as never)
    .where(sql<boolean>`(ends is null or ends > app_now())`)
    .forUpdate()
    .execute();

/** The alerts of layers for one line that are not over. */
async function alertsOf(tx: Tx, layers: readonly Layer[], provider: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('incident_alerts')
    .select('incident_alert_id')
    .where(
      'incident_layer_id',
      'in',
      layers.map((layer) => layer.incident_layer_id),
    )
    .where('provider', '=', provider as never)
    .where('ended', 'is', null)
    .execute();
  return rows.map(({ incident_alert_id }) => incident_alert_id);
}

type Pause = Work & {
  readonly input: Named & { readonly provider: string; readonly around_km?: number | null; readonly reason: string };
};

/** Decides about every layer before the first moratorium is written, so that a refusal leaves nothing half done. */
async function pause(work: Pause): Promise<Act> {
  const { tx, input, organizationId, actor, now } = work;
  const { provider, reason } = input;
  if (!isOwnMap(work)) return refused(work, mapNotOwn());
  const distance = checkAround(input.around_km ?? 0);
  if (!distance.ok) return refused(work, distance);
  const buffer_km = distance.event ?? 0;
  const { layers, isArchived } = await lockLayers(tx, input);
  if (layers.length === 0) return refused(work, incidentUnknown());
  const standing = await pausesOf(tx, layers, provider);
  const { time_zone: timeZone } = await tx
    .selectFrom('organizations')
    .select('time_zone')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const everywhere = await codesOn(tx, layers, buffer_km);
  const rows = [];
  for (const { incident_layer_id, incident_name: incidentName } of layers) {
    const isPaused = standing.some((one) => one.incident_layer_id === incident_layer_id);
    const codes = everywhere.map(({ code, layers: around }) => ({
      code,
      isInside: around?.includes(incident_layer_id) ?? false,
    }));
    const asked = { incidentName, provider, reason, codes, isPaused, isArchived, timeZone, at: now };
    const paused = decidePauseIncident(asked);
    const checked = paused.ok ? checkMoratorium(paused.event, now) : paused;
    if (!checked.ok) return refused(work, checked);
    const of = { organization_id: organizationId, incident_layer_id, buffer_km, created_by: personOf(actor) };
    rows.push({ ...of, ...columnsOf(checked.event) });
  }
  const written = await tx.insertInto('moratoriums').values(rows).returning('moratorium_id').execute();
  return { error: null, code: null, moratorium_ids: written.map(({ moratorium_id }) => moratorium_id) };
}

/** Pauses the business of a line where a map draws an incident. */
export const pauseIncident = operation({
  name: 'incident_pause',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: { provider: 'personal', reason: 'Landfall is expected tonight.' },
  run: pause,
});

/** Ends the pauses and alerts of a map for a line; who waits for that is written to. */
export const resumeIncident = operation({
  name: 'incident_resume',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: { provider: 'personal', reason: 'The storm has passed.' },
  async run(work): Promise<Act> {
    const { tx, input, now, publish } = work;
    if (!isOwnMap(work)) return refused(work, mapNotOwn());
    const { layers } = await lockLayers(tx, input);
    if (layers.length === 0) return refused(work, incidentUnknown());
    const standing = await pausesOf(tx, layers, input.provider);
    const alerts = await alertsOf(tx, layers, input.provider);
    const counts = { paused: standing.length, alerted: alerts.length };
    const decision = decideResumeIncident({ ...counts, reason: input.reason });
    if (!decision.ok) return refused(work, decision);
    if (alerts.length > 0) {
      await tx.updateTable('incident_alerts').set({ ended: now }).where('incident_alert_id', 'in', alerts).execute();
    }
    for (const { moratorium_id } of standing) {
      await tx
        .updateTable('moratoriums')
        .set({ ends: now, end_reason: decision.event.reason })
        .where('moratorium_id', '=', moratorium_id)
        .execute();
      await publish({ type: 'moratorium_lifted', moratoriumId: moratorium_id });
    }
    return { error: null, code: null, moratorium_ids: standing.map(({ moratorium_id }) => moratorium_id) };
  },
});
