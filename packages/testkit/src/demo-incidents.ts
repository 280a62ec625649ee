import { takePart } from '@roadworthy/server/files/take-part.ts';
import { alertToken } from '@roadworthy/server/kernel/tokens/tokens.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { resumeAll } from './demo-checks.ts';
import { selectRows } from './select-rows.ts';

type Ring = readonly (readonly [lng: number, lat: number])[];

/** The cone of a storm that comes up the Gulf: narrow where it is, wide where it may be in five days. */
const cone: Ring = [
  [-83.4, 22.8],
  [-84.3, 24.6],
  [-84.6, 26.4],
  [-84.2, 28.2],
  [-83.1, 29.6],
  [-81.4, 30.1],
  [-79.9, 29.2],
  [-79.3, 27.4],
  [-79.9, 25.6],
  [-81.2, 24.1],
  [-82.6, 22.9],
];
const perimeter: Ring = [
  [-121.72, 39.62],
  [-121.61, 39.68],
  [-121.58, 39.79],
  [-121.44, 39.84],
  [-121.37, 39.95],
  [-121.22, 39.93],
  [-121.19, 39.8],
  [-121.29, 39.7],
  [-121.42, 39.66],
  [-121.55, 39.58],
];
/** What the fire has not reached within it. */
const spared: Ring = [
  [-121.4, 39.75],
  [-121.33, 39.75],
  [-121.33, 39.8],
  [-121.4, 39.8],
];
const swath: Ring = [
  [-105.25, 39.55],
  [-104.95, 39.5],
  [-104.5, 39.68],
  [-104.1, 39.95],
  [-104.25, 40.08],
  [-104.8, 39.92],
  [-105.2, 39.82],
];

const closed = (ring: Ring): Ring => [...ring, ...ring.slice(0, 1)];
const spelled = (ring: Ring): string =>
  closed(ring)
    .map((place) => place.join(','))
    .join(' ');
const placemark = (name: string, ring: Ring, hole?: Ring): string => {
  const inner = hole
    ? `<innerBoundaryIs><LinearRing><coordinates>${spelled(hole)}</coordinates></LinearRing></innerBoundaryIs>`
    : '';
  return `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${spelled(ring)}</coordinates></LinearRing></outerBoundaryIs>${inner}</Polygon></Placemark>`;
};
const kml = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const geoJson = (name: string, ring: Ring): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [closed(ring)] } }],
  });

/** A storm's cone, a fire's perimeter and hail, as they are published: in KML, and as GeoJSON. */
const demoMaps = {
  storm: { name: 'odette-five-day-cone.kml', text: kml(placemark('Hurricane Odette', cone)) },
  fire: { name: 'ridge-fire-perimeter.kml', text: kml(placemark('Ridge fire', perimeter, spared)) },
  hail: { name: 'front-range-hail.geojson', text: geoJson('Front Range hail', swath) },
} as const;

async function sendMap(backend: Backend, underwriter: Caller, { name, text }: { name: string; text: string }) {
  const organizationId = underwriter.principal.organizationId ?? '';
  const bytes = Buffer.from(text);
  const { begin_map_upload } = await underwriter.must<{ begin_map_upload: { file_id: string } }>(
    `mutation ($organization: uuid!, $name: String!, $size: bigint!) {
      begin_map_upload(organization_id: $organization, name: $name, byte_size: $size) { file_id } }`,
    { organization: organizationId, name, size: bytes.byteLength },
  );
  const fileId = begin_map_upload.file_id;
  await takePart(backend.platform, { organizationId, fileId, part: 1, bytes });
  await underwriter.must('mutation ($file: uuid!) { upload_kml_file(file_id: $file) { status } }', { file: fileId });
  await resumeAll(backend, 'upload_kml_file');
  const [map] = await selectRows<{ id: string }>(
    backend,
    'select kml_file_id as id from kml_files where file_id = $1',
    [fileId],
  );
  if (!map) throw new Error(`The map ${name} was not kept`);
  return map.id;
}

/** Two of those who were told answer. */
async function answer(backend: Backend, kmlFileId: string): Promise<void> {
  const told = await selectRows<{ id: string }>(
    backend,
    `select incident_alert_message_id as id from incident_alert_messages join incident_alerts using (incident_alert_id)
     where kml_file_id = $1 order by policy_id limit 2`,
    [kmlFileId],
  );
  const answers = [{ answer: 'moved', place: 'Silver Springs State Park, Ocala' }, { answer: 'safe' }];
  for (const [place, { id }] of told.entries()) {
    await backend.anonymous().must(
      `mutation ($token: String!, $answer: String!, $place: String) {
        answer_incident_alert(token: $token, answer: $answer, moved_to: $place) { answer } }`,
      { token: alertToken(backend.platform.secrets, id), ...answers[place] },
    );
  }
}

/**
 * Three maps of incidents: business is paused by the fire, and who has something in the cone of the storm was told and
 * answers.
 */
export async function drawDemoIncidents(backend: Backend, underwriter: Caller): Promise<void> {
  await sendMap(backend, underwriter, demoMaps.hail);
  const fire = await sendMap(backend, underwriter, demoMaps.fire);
  const storm = await sendMap(backend, underwriter, demoMaps.storm);
  await underwriter.must(
    `mutation ($id: uuid!) {
      incident_pause(kml_file_id: $id, provider: "personal", around_km: 10, reason: "The perimeter grew overnight.") { error } }`,
    { id: fire },
  );
  await underwriter.must(
    `mutation ($id: uuid!) {
      incident_send_alert(kml_file_id: $id, provider: "personal", around_km: 25,
        reason: "Landfall between Tampa and Naples is expected in three days.") { error people } }`,
    { id: storm },
  );
  await answer(backend, storm);
}
