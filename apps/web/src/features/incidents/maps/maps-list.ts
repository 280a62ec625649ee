import { KmlFilesDocument, type Kml_Files_Bool_Exp, type MapRowFragment } from '../../../generated/documents.ts';
import { count, dayOfInstant, text } from '../../shared/queue/columns/column-kinds.tsx';
import { mapNames } from '../map/map-address.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** The maps of incidents that an organization was sent, newest first. */
export const mapsList = declareList<MapRowFragment, Kml_Files_Bool_Exp>()({
  table: 'kml_files',
  key: 'kml_file_id',
  kind: 'underwriting',
  path: '/underwriting/map',
  document: KmlFilesDocument,
  views: {
    current: () => ({ archived: { _is_null: true } }),
    archived: () => ({ archived: { _is_null: false } }),
  },
  search: (begin) => [{ filename: beginsLike(begin) }],
  sort: { key: 'created', direction: 'descending' },
  beside: mapNames,
  columns: {
    filename: text(({ filename }) => filename, { wide: true, sort: true }),
    layers: count(({ incident_layers_aggregate: { aggregate } }) => aggregate?.count ?? 0),
    created: dayOfInstant(({ created }) => created, { sort: true, from: 'tablet' }),
    sender: text(({ user }) => user && `${user.first_name ?? ''} ${user.last_name ?? ''}`, { from: 'desktop' }),
    organization: text(({ organization }) => organization?.name, { from: 'desktop' }),
  },
  words: ({ workbench: { maps } }) => maps,
});
