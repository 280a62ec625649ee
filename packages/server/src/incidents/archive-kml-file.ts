import { decideArchiveMap, mapNotOwn } from '@roadworthy/core/incidents/archive-map.ts';
import { sql } from 'kysely';
import { isOwnMap } from './own-map.ts';
import { operation } from '../kernel/operation.ts';

/** Takes a map out of the list; one that stops business does so until its pause is ended. */
export const archiveKmlFile = operation({
  name: 'archive_kml_file',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: {},
  async run(work) {
    const { tx, input, now } = work;
    const { kml_file_id } = input;
    if (!isOwnMap(work)) return mapNotOwn();
    const { archived } = await tx
      .selectFrom('kml_files')
      .select('archived')
      .where('kml_file_id', '=', kml_file_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const paused = await tx
      .selectFrom('moratoriums')
      .innerJoin('incident_layers', 'incident_layers.incident_layer_id', 'moratoriums.incident_layer_id')
      .select('incident_name')
      .where('incident_layers.kml_file_id', '=', kml_file_id)
      .where(sql<boolean>`(ends is null or ends > app_now())`)
      .limit(1)
      .executeTakeFirst();
    const decision = decideArchiveMap({ archived, paused: paused?.incident_name ?? null });
    if (!decision.ok) return decision;
    await tx.updateTable('kml_files').set({ archived: now }).where('kml_file_id', '=', kml_file_id).execute();
    return { kml_file_id };
  },
});
