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

/** The provider of a name as callers write it, or as its maker does. */
export const telematicsProviderOf = (name: string): TelematicsProvider | undefined =>
  telematicsProviders.find((one) => one === (name === 'samsara' ? 'samasara' : name));

/** Why what a device reported is not where it is. */
export const reportRefusals = [
  'no_place',
  'null_island',
  'out_of_range',
  'invalid_fix',
  'impossible_jump',
  'other_vehicle',
] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

/** Why a message of a provider is no report of a device that is connected here. */
export const unknownPayloadReasons = [
  'unreadable',
  'unknown_event',
  'unknown_device',
  'from_future',
  'too_old',
] as const;
export type UnknownPayloadReason = (typeof unknownPayloadReasons)[number];

/** Why a device tells us nothing any more; `revoked` is a consent that was taken back at its provider. */
export const disconnectReasons = ['customer', 'staff', 'sold', 'forgotten', 'revoked'] as const;
export type DisconnectReason = (typeof disconnectReasons)[number];

/** For how many days the places of a device are kept. */
export const reportDays = 90;

/** How a vehicle was found where an incident is: by its address, by where its device was last, or by both. */
export const foundBy = ['garaging', 'position', 'both'] as const;
export type FoundBy = (typeof foundBy)[number];

/** What becomes of a letter or a text message of an alert; `none` where nobody knows where it would go. */
export const deliveryStates = ['none', 'queued', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What somebody who was told of an incident answers. */
export const incidentAnswers = ['safe', 'moved'] as const;
export type IncidentAnswer = (typeof incidentAnswers)[number];

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
