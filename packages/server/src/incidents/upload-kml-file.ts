import { randomUUID } from 'node:crypto';
import { checkAround, decideAnnounceMap, decideKeepMap } from '@roadworthy/core/incidents/check-map-file.ts';
import { boxAround, type Position } from '@roadworthy/core/incidents/geometry.ts';
import type { MapLayer, MapReading } from '@roadworthy/core/incidents/map-file.ts';
import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { beginFinish } from '../files/finish-upload.ts';
import { lookIntoUpload, type NotStored } from '../files/examine-upload.ts';
import type { FinishRequest } from '../files/finish-request.ts';
import { refuseFile } from '../files/refuse-file.ts';
import type { MutationResults } from '../generated/operations.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';

const permission = 'incident:act';

/** Announces a map for an organization. */
export const beginMapUpload = operation({
  name: 'begin_map_upload',
  permission,
  root: 'organization_id',
  example: { name: 'cone.kmz', byte_size: 1000 },
  badInput: [
    { input: { name: 'cone.pdf' }, code: 'map_kind_not_taken', field: 'name' },
    { input: { name: '.kml' }, code: 'map_kind_not_taken', field: 'name' },
    { input: { byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
    { input: { byte_size: 20971521 }, code: 'map_too_large', field: 'byte_size' },
  ],
  async run({ tx, actor, input, organizationId, now }) {
    const decision = decideAnnounceMap({ name: input.name, byteSize: Number(input.byte_size) });
    if (!decision.ok) return decision;
    const { name, byteSize: byte_size } = decision.event;
    const file_id = randomUUID();
    await tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        for_map: true,
        name,
        byte_size,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
        user_id: personOf(actor),
        created: now,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byte_size) };
  },
});

type MapRequest = FinishRequest & { readonly filename: string; readonly aroundKm: number | null };
type MapAnswer = { readonly stored: true; readonly sha256: string; readonly reading: MapReading } | NotStored;

async function begin(work: Work & { readonly input: { file_id: string; around_km?: number | null } }) {
  const { tx, input } = work;
  const around = checkAround(input.around_km ?? null);
  if (!around.ok) return around;
  const begun: FinishRequest | Refused = await beginFinish(work, input.file_id, (file) => file.isMap);
  if ('ok' in begun) return begun;
  const { name: filename } = await tx
    .selectFrom('files')
    .select('name')
    .where('file_id', '=', input.file_id)
    .executeTakeFirstOrThrow();
  return { ...begun, filename, aroundKm: around.event };
}

/** A ring as PostgreSQL writes a polygon. */
const polygonOf = (ring: readonly Position[]): string => `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;

async function keepLayer({ tx, organizationId }: Work, kmlFileId: string, layer: MapLayer): Promise<void> {
  const incident_layer_id = randomUUID();
  const corners = layer.geometry.flat(2);
  await tx
    .insertInto('incident_layers')
    .values({
      incident_layer_id,
      organization_id: organizationId,
      kml_file_id: kmlFileId,
      incident_name: layer.incidentName,
      geometry: JSON.stringify({ type: 'MultiPolygon', coordinates: layer.geometry }),
      corners: corners.length,
      ...boxAround(corners),
    })
    .execute();
  const pieces = layer.pieces.map(({ bufferKm, ring }, index) => ({
    km: bufferKm,
    at: index + 1,
    ring: polygonOf(ring),
  }));
  await sql`
    insert into incident_layer_pieces (incident_layer_id, organization_id, buffer_km, piece_number, piece)
    select ${incident_layer_id}, ${organizationId}, km, at, ring::polygon
    from jsonb_to_recordset(${JSON.stringify(pieces)}) as read (km smallint, at integer, ring text)`.execute(tx);
}

async function finish(
  work: Work,
  { fileId, storageKey, byteSize, filename }: MapRequest,
  answer: MapAnswer,
): Promise<MutationResults['upload_kml_file']> {
  const { tx, organizationId, actor, now } = work;
  if (!answer.stored) return { ...(await refuseFile(tx, fileId, answer)), kml_file_id: null };
  // Two that send the same map at once: the second one waits, and finds the first one's.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`maps of ${organizationId}`}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('kml_files')
    .select(['kml_file_id', 'filename', 'file_id'])
    .where('organization_id', '=', organizationId)
    .where('checksum', '=', answer.sha256)
    .where('archived', 'is', null)
    .executeTakeFirst();
  // Asked again, it finds what it has kept.
  if (known?.file_id === fileId) return { status: 'stored', code: null, message: null, kml_file_id: known.kml_file_id };
  const decision = decideKeepMap(answer.reading, { known: known ?? null });
  if (!decision.ok) {
    return { ...(await refuseFile(tx, fileId, decision.refusal)), kml_file_id: known?.kml_file_id ?? null };
  }
  const stored = { status: 'stored', content_type: 'application/octet-stream', sha256: answer.sha256 } as const;
  await tx
    .updateTable('files')
    .set({ ...stored, stored: now, attached: now })
    .where('file_id', '=', fileId)
    .execute();
  const { kml_file_id } = await tx
    .insertInto('kml_files')
    .values({
      organization_id: organizationId,
      filename,
      checksum: answer.sha256,
      byte_size: byteSize,
      storage_key: storageKey,
      user_id: personOf(actor),
      file_id: fileId,
      notes: JSON.stringify(decision.event.notes),
    })
    .returning('kml_file_id')
    .executeTakeFirstOrThrow();
  for (const layer of decision.event.layers) await keepLayer(work, kml_file_id, layer);
  return { status: 'stored', code: null, message: null, kml_file_id };
}

/** A map's end: its layers are kept, or it is refused with the line and the reason. */
export const uploadKmlFile = defineProcess<'upload_kml_file', MapRequest, MapAnswer>({
  name: 'upload_kml_file',
  permission,
  root: 'file_id',
  example: {},
  begin,
  call: ({ request }, platform, look) =>
    lookIntoUpload<MapAnswer>(platform, request, {
      look,
      fit: null,
      map: { filename: request.filename, aroundKm: request.aroundKm },
      keep: async ({ content, map }) => {
        if (map === null) throw new Error(`File ${request.fileId} was not read as a map`);
        return { stored: true, sha256: content.sha256, reading: map };
      },
    }),
  finish: (work, { request }, answer) => finish(work, request, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null, kml_file_id: null }),
});
