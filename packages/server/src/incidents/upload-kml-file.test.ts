import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { describe, expect, inject, test } from 'vitest';
import { takePart } from '../files/take-part.ts';

const fixture = useFixture('maps');
const beginDocument = `mutation ($organization: uuid!, $name: String!, $size: bigint!) {
  begin_map_upload(organization_id: $organization, name: $name, byte_size: $size) { file_id } }`;
const uploadDocument = `mutation ($file: uuid!, $around: Int) {
  upload_kml_file(file_id: $file, around_km: $around) { status code message kml_file_id } }`;
const archiveDocument = 'mutation ($id: uuid!) { archive_kml_file(kml_file_id: $id) { archived } }';
const listDocument = `{ kml_files(where: {archived: {_is_null: true}}, order_by: {created: desc}, limit: 10) {
  id filename notes incident_layers { incident_name south north west east corners } } }`;

const square = (name: string, west: number, south: number) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${west},${south} ${west + 2},${south} ${west + 2},${south + 2} ${west},${south + 2} ${west},${south}</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>${west + 0.5},${south + 0.5} ${west + 1.5},${south + 0.5} ${west + 1.5},${south + 1.5} ${west + 0.5},${south + 1.5} ${west + 0.5},${south + 0.5}</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark>`;
const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;

type Uploaded = { status: string; code: string | null; message: string | null; kml_file_id: string | null };

async function statusOf(fileId: string): Promise<string> {
  const text = 'select status from files where file_id = $1';
  return (await selectOne<{ status: string }>(fixture.backend, text, [fileId])).status;
}

async function send(who: Caller, text: string, { name = 'cone.kml', around = null as number | null } = {}) {
  const bytes = Buffer.from(text);
  const organizationId = who.principal.organizationId ?? '';
  const { begin_map_upload } = await who.must<{ begin_map_upload: { file_id: string } }>(beginDocument, {
    organization: organizationId,
    name,
    size: bytes.byteLength,
  });
  const fileId = begin_map_upload.file_id;
  await takePart(fixture.backend.platform, { organizationId, fileId, part: 1, bytes });
  const { upload_kml_file } = await who.must<{ upload_kml_file: Uploaded }>(uploadDocument, { file: fileId, around });
  if (upload_kml_file.status !== 'checking') return { fileId, ...upload_kml_file };
  // A machine that does much else answers before it has read the map.
  await expect.poll(() => statusOf(fileId), { timeout: 25_000 }).toBe('stored');
  const row = 'select kml_file_id from kml_files where file_id = $1';
  const { kml_file_id } = await selectOne<{ kml_file_id: string }>(fixture.backend, row, [fileId]);
  return { fileId, status: 'stored', code: null, message: null, kml_file_id };
}

/** The names of the layers in which PostgreSQL finds a place. */
async function layersAt(kmlFileId: string | null, lng: number, lat: number, km = 0): Promise<string[]> {
  const rows = await selectRows<{ incident_name: string }>(
    fixture.backend,
    `select incident_name from layers_at(point($2, $3), $4::smallint) found
       join incident_layers on incident_layers.incident_layer_id = found
     where kml_file_id = $1 order by 1`,
    [kmlFileId, lng, lat, km],
  );
  return rows.map(({ incident_name }) => incident_name);
}

describe('a map of an incident', () => {
  test('is kept with its layers, in which places are found: edges belong to them, holes do not', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const sent = await send(underwriter, kml(square('Ida', -82, 25) + square('Joe', -92, 30)));
    expect(sent).toMatchObject({ status: 'stored', code: null });
    const { kml_files } = await underwriter.must<{ kml_files: { id: string; incident_layers: object[] }[] }>(
      listDocument,
    );
    expect(kml_files.find(({ id }) => id === sent.kml_file_id)).toMatchObject({
      filename: 'cone.kml',
      incident_layers: expect.arrayContaining([
        { incident_name: 'Ida', south: 25, north: 27, west: -82, east: -80, corners: 10 },
      ]) as unknown,
    });
    const found = await Promise.all(
      [
        [-81.75, 26],
        [-82, 25],
        [-82, 26],
        [-81, 26],
        [-81.5, 26],
        [-82.01, 26],
        [-91.9, 31],
      ].map(([lng = 0, lat = 0]) => layersAt(sent.kml_file_id, lng, lat)),
    );
    expect(found).toEqual([['Ida'], ['Ida'], ['Ida'], [], ['Ida'], [], ['Joe']]);
    expect(await layersAt(sent.kml_file_id, -82.5, 26, 50)).toEqual(['Ida']);
    expect(await layersAt(sent.kml_file_id, -82.5, 26, 25)).toEqual([]);
    expect(await layersAt(sent.kml_file_id, -81, 26, 100)).toEqual(['Ida']);
  });

  test('holds 100,000 random places as counting the edges east of each does', { timeout: 90_000 }, async () => {
    const { underwriter } = fixture.tenants.insurer;
    const around = (corners: number, far: (at: number) => number) =>
      Array.from({ length: corners }, (_, at): [number, number] => {
        const angle = (at / corners) * 2 * Math.PI;
        return [-90 + far(at) * Math.cos(angle), 30 + far(at) * Math.sin(angle)];
      });
    const edge = around(2_000, (at) => 2 + Math.sin(at * 0.7) * 0.3);
    const hole = around(60, () => 0.8);
    const spelled = (corners: [number, number][]) =>
      `<LinearRing><coordinates>${[...corners, ...corners.slice(0, 1)].map((corner) => corner.join(',')).join(' ')}</coordinates></LinearRing>`;
    const { kml_file_id } = await send(
      underwriter,
      kml(
        `<Placemark><name>Ridge</name><Polygon><outerBoundaryIs>${spelled(edge)}</outerBoundaryIs><innerBoundaryIs>${spelled(hole)}</innerBoundaryIs></Polygon></Placemark>`,
      ),
    );
    const next = randomFrom(inject('seed'));
    const places = Array.from({ length: 100_000 }, () => [-92.5 + next() * 5, 27.5 + next() * 5] as const);
    const rows = await selectRows<{ place: number }>(
      fixture.backend,
      `select place::int from unnest($2::float8[], $3::float8[]) with ordinality given (lng, lat, place)
       where exists (select from incident_layer_pieces
         where incident_layer_id = (select incident_layer_id from incident_layers where kml_file_id = $1)
           and buffer_km = 0 and lies_in(point(lng, lat), piece))`,
      [kml_file_id, places.map(([lng]) => lng), places.map(([, lat]) => lat)],
    );
    const found = new Set(rows.map(({ place }) => place - 1));
    const isOdd = (corners: [number, number][], [lng, lat]: readonly [number, number]): boolean => {
      let [isIn, [px, py]] = [false, corners.at(-1) ?? [0, 0]];
      for (const [x, y] of corners) {
        if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) isIn = !isIn;
        [px, py] = [x, y];
      }
      return isIn;
    };
    // PostgreSQL takes a place for one on an edge where the ways to both its ends are longer together than the edge by
    // less than a millionth: within √(length / 2,000,000) degrees of its middle, some thirty metres of an edge of 0.2.
    const isByEdge = (corners: [number, number][], [lng, lat]: readonly [number, number]): boolean =>
      corners.some(([x, y], at) => {
        const [px, py] = corners.at(at - 1) ?? [0, 0];
        const [dx, dy] = [x - px, y - py];
        const along = Math.min(1, Math.max(0, ((lng - px) * dx + (lat - py) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(lng - px - along * dx, lat - py - along * dy) < 5e-4;
      });
    const wrong = places.filter((place, at) => found.has(at) !== (isOdd(edge, place) && !isOdd(hole, place)));
    expect(wrong.filter((place) => !isByEdge(edge, place) && !isByEdge(hole, place))).toEqual([]);
    expect(found.size).toBeGreaterThan(20_000);
  });

  test('is there once: the same bytes are refused with the map that they are, until it is archived', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const text = kml(square('Kay', -100, 40));
    const first = await send(underwriter, text);
    const again = await send(underwriter, text, { name: 'other.kml' });
    expect(again).toMatchObject({ status: 'refused', code: 'map_known', kml_file_id: first.kml_file_id });
    expect(again.message).toContain('cone.kml');
    expect(await fixture.tenants.mirror.underwriter.must(listDocument)).toEqual({ kml_files: [] });
    expect(await send(fixture.tenants.mirror.underwriter, text)).toMatchObject({ status: 'stored' });
    await underwriter.must(archiveDocument, { id: first.kml_file_id });
    expect(await refusalOf(fixture.backend, underwriter, archiveDocument, { id: first.kml_file_id })).toMatchObject({
      code: 'map_archived',
    });
    expect(await send(underwriter, text)).toMatchObject({ status: 'stored' });
  });

  test('that cannot be read is refused with its line and reason, and its bytes are gone', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const sent = await send(underwriter, '<kml>\n<Document>\n<Placemark><Point><coordinates>here</coordinates>');
    expect(sent).toMatchObject({ status: 'refused', code: 'map_unreadable', kml_file_id: null });
    expect(sent.message).toContain('line 3');
    expect(await statusOf(sent.fileId)).toBe('refused');
  });

  test('of points alone is offered with something around them', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const text = kml('<Placemark><name>Eye</name><Point><coordinates>-70,30</coordinates></Point></Placemark>');
    expect(await send(underwriter, text)).toMatchObject({ status: 'refused', code: 'map_has_no_area' });
    const taken = await send(underwriter, text, { around: 25 });
    expect(taken).toMatchObject({ status: 'stored' });
    expect(await layersAt(taken.kml_file_id, -70, 30.2)).toEqual(['Eye']);
    expect(await layersAt(taken.kml_file_id, -70, 30.25)).toEqual([]);
  });

  test('is ended by its own operation, of who sent it alone', async () => {
    const { underwriter, agent } = fixture.tenants.insurer;
    const { begin_map_upload } = await underwriter.must<{ begin_map_upload: { file_id: string } }>(beginDocument, {
      organization: underwriter.principal.organizationId,
      name: 'a.kml',
      size: 9,
    });
    const file = { file: begin_map_upload.file_id };
    const other = 'mutation ($file: uuid!) { finish_upload(file_id: $file) { status } }';
    expect((await refusalOf(fixture.backend, underwriter, other, file)).code).toBe('not_found');
    expect((await refusalOf(fixture.backend, agent, uploadDocument, file)).code).toBe('validation-failed');
  });
});

const pauseDocument = `mutation ($id: uuid!, $name: String, $around: Int, $reason: String!) {
  incident_pause(kml_file_id: $id, provider: "personal", incident_name: $name, around_km: $around, reason: $reason) { error code moratorium_ids } }`;
const resumeDocument = `mutation ($id: uuid!, $name: String, $reason: String!) {
  incident_resume(kml_file_id: $id, provider: "personal", incident_name: $name, reason: $reason) { error code moratorium_ids } }`;
type Act = { error: string | null; code: string | null; moratorium_ids: string[] };

describe('a pause of an incident', () => {
  const overMiami = kml(square('Kirk', -81.3, 24.4) + square('At sea', -60, 24));
  const pause = async (who: Caller, variables: object) =>
    (await who.must<{ incident_pause: Act }>(pauseDocument, { reason: 'Landfall', around: 0, ...variables }))
      .incident_pause;
  const resume = async (who: Caller, variables: object) =>
    (await who.must<{ incident_resume: Act }>(resumeDocument, { reason: 'Over', ...variables })).incident_resume;

  test('writes a moratorium of the postal codes there, until it is resumed; what stands in the way is answered', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const { kml_file_id: id } = await send(underwriter, overMiami);
    expect(await pause(underwriter, { id })).toMatchObject({ code: 'nobody_there', moratorium_ids: [] });
    expect(await pause(underwriter, { id, name: 'Nobody' })).toMatchObject({ code: 'incident_unknown' });
    expect(await pause(underwriter, { id, name: 'Kirk', reason: ' ' })).toMatchObject({ code: 'reason_missing' });
    expect(await pause(underwriter, { id, name: 'Kirk', around: 3 })).toMatchObject({ code: 'buffer_unknown' });
    const { moratorium_ids, error } = await pause(underwriter, { id, name: 'Kirk' });
    expect(error).toBeNull();
    const [moratoriumId = ''] = moratorium_ids;
    const row = await selectOne<{ postal_codes: string[]; ends: Date | null; name: string; actions: string[] }>(
      fixture.backend,
      'select postal_codes, ends, name, actions from moratoriums where moratorium_id = $1',
      [moratoriumId],
    );
    expect(row).toMatchObject({ name: 'Kirk', ends: null });
    expect(row.actions).toHaveLength(7);
    const reaches = (code: string) =>
      row.postal_codes.some((entry) => {
        const [first = '', last = first] = entry.split('-');
        return first <= code && code <= last;
      });
    // Fort Lauderdale and Marathon lie in it; Miami Beach in its hole; Key West and Tampa elsewhere.
    expect(['33301', '33050', '33139', '33040', '33602'].map(reaches)).toEqual([true, true, false, false, false]);
    expect(await pause(underwriter, { id, name: 'Kirk' })).toMatchObject({ code: 'incident_paused' });
    expect(await refusalOf(fixture.backend, underwriter, archiveDocument, { id })).toMatchObject({
      code: 'incident_paused',
    });
    expect(await resume(underwriter, { id, reason: '' })).toMatchObject({ code: 'reason_missing' });
    expect(await resume(underwriter, { id })).toEqual({ error: null, code: null, moratorium_ids: [moratoriumId] });
    expect(await resume(underwriter, { id })).toMatchObject({ code: 'incident_not_paused' });
    expect((await pause(underwriter, { id, name: 'Kirk', around: 100 })).error).toBeNull();
  });

  test('is said in the language of who asks, and never by a map that is archived', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const { kml_file_id: id } = await send(underwriter, kml(square('Lee', -81.3, 24.4)));
    await underwriter.must(archiveDocument, { id });
    expect(await pause(underwriter, { id })).toMatchObject({
      code: 'map_archived',
      error: 'This map is archived already.',
    });
    const french = await underwriter.ask(pauseDocument, { id, reason: 'Landfall' }, { locale: 'fr-CA' });
    expect(french.data).toMatchObject({ incident_pause: { error: 'Cette carte est déjà archivée.' } });
  });

  test('is written once by two at the same moment', async () => {
    const { underwriter } = fixture.tenants.mirror;
    const { kml_file_id: id } = await send(underwriter, overMiami);
    const both = await Promise.all([
      pause(underwriter, { id, name: 'Kirk' }),
      pause(underwriter, { id, name: 'Kirk' }),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['incident_paused', null]);
  });
});
