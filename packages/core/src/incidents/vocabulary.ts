/** Whose devices tell where a vehicle is. `samasara` is spelt as callers of the API know it. */
export const telematicsProviders = [
  'bouncie',
  'garaging',
  'mojio',
  'passtime',
  'samasara',
  'smartcar',
  'tesla',
  'zubie',
] as const;
export type TelematicsProvider = (typeof telematicsProviders)[number];

/** How far around a layer somebody may be told or stopped, in kilometres; each is drawn when the layer is read. */
export const buffersKm = [0, 10, 25, 50, 100] as const;
export type BufferKm = (typeof buffersKm)[number];

/** What was done to a file so that it can be used, or left out of it; `count` says how often. */
export const mapNoteKinds = [
  'swapped',
  'antimeridian',
  'self_crossing',
  'ring_closed',
  'ring_too_short',
  'hole_outside',
  'same_name',
  'unnamed',
  'line_skipped',
  'point_skipped',
  'line_buffered',
  'point_buffered',
  'without_geometry',
  'network_link_ignored',
  'image_ignored',
  'other_files_ignored',
] as const;
export type MapNoteKind = (typeof mapNoteKinds)[number];
