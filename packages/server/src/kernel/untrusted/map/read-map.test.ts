import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiPolygon, Position } from '@roadworthy/core/incidents/geometry.ts';
import type { MapReading } from '@roadworthy/core/incidents/map-file.ts';
import { buffersKm } from '@roadworthy/core/incidents/vocabulary.ts';
import { describe, expect, inject, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readMap } from './read-map.ts';

const kml = (inside: string, root = '<kml xmlns="http://www.opengis.net/kml/2.2">') =>
  `<?xml version="1.0" encoding="UTF-8"?>${root}<Document>${inside}</Document></kml>`;
const ring = (...corners: readonly (readonly number[])[]) =>
  `<LinearRing><coordinates>${corners.map((corner) => corner.join(',')).join(' ')}</coordinates></LinearRing>`;
const polygon = (outer: string, ...holes: string[]) =>
  `<Polygon><outerBoundaryIs>${outer}</outerBoundaryIs>${holes.map((hole) => `<innerBoundaryIs>${hole}</innerBoundaryIs>`).join('')}</Polygon>`;
const placemark = (name: string, inside: string) => `<Placemark><name>${name}</name>${inside}</Placemark>`;
const box = (west: number, south: number, east: number, north: number) =>
  ring([west, south], [east, south], [east, north], [west, north], [west, south]);

const read = (text: string | Buffer, aroundKm: number | null = null): Promise<MapReading> =>
  readMap(Buffer.isBuffer(text) ? text : Buffer.from(text), { filename: 'cone.kml', aroundKm });

async function layersIn(text: string | Buffer, aroundKm: number | null = null) {
  const reading = await read(text, aroundKm);
  if (!reading.ok) throw new Error(`Not read: ${reading.reason} at ${String(reading.line)} ${reading.detail}`);
  return { ...reading, notes: Object.fromEntries(reading.notes.map(({ kind, count }) => [kind, count])) };
}

/** Whether a place lies within a ring, by counting the edges to its east: another way than the product's. */
function isWithin(corners: readonly Position[], [lng, lat]: Position): boolean {
  let isIn = false;
  for (const [at, [x, y]] of corners.entries()) {
    const [px, py] = corners[at === 0 ? corners.length - 1 : at - 1] ?? [0, 0];
    if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) isIn = !isIn;
  }
  return isIn;
}
const isInArea = (area: MultiPolygon, place: Position) =>
  area.some((rings) => rings.filter((each) => isWithin(each, place)).length === 1);

async function zip(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a map', () => {
  test('is read with its holes, whatever version and prefix of KML wrote it', async () => {
    const hollow = placemark('Ida', polygon(box(-82, 25, -80, 27), box(-81.5, 25.5, -80.5, 26.5)));
    for (const root of [
      '<kml xmlns="http://earth.google.com/kml/2.0">',
      '<kml>',
      '<kml xmlns="http://www.opengis.net/kml/2.3">',
    ]) {
      const { layers, notes } = await layersIn(kml(hollow, root));
      expect(layers.map(({ incidentName, geometry }) => [incidentName, geometry.map((rings) => rings.length)])).toEqual(
        [['Ida', [2]]],
      );
      expect(notes).toEqual({});
    }
    const prefixed = kml(hollow)
      .replaceAll('<', '<k:')
      .replaceAll('<k:/', '</k:')
      .replace('<k:?', '<?')
      .replace('<k:kml', '<k:kml xmlns:k="x"');
    expect((await layersIn(prefixed)).layers).toHaveLength(1);
  });

  test('takes the name of its folder, and of no author', async () => {
    const text = kml(
      `<name>Storms</name><Folder><name>Ida</name><author><name>Nobody</name></author><Placemark>${polygon(box(-82, 25, -80, 27))}</Placemark></Folder><Placemark>${polygon(box(-92, 25, -90, 27))}</Placemark>`,
    );
    expect((await layersIn(text)).layers.map(({ incidentName }) => incidentName)).toEqual(['Ida', 'Storms']);
  });

  test('is read from GeoJSON of every geometry', async () => {
    const square = [
      [
        [-82, 25],
        [-80, 25],
        [-80, 27],
        [-82, 27],
        [-82, 25],
      ],
    ];
    const features = [
      { type: 'Feature', properties: { IncidentName: 'Fire' }, geometry: { type: 'Polygon', coordinates: square } },
      {
        type: 'Feature',
        properties: { name: 'Storm' },
        geometry: {
          type: 'GeometryCollection',
          geometries: [
            { type: 'MultiPolygon', coordinates: [square, square] },
            { type: 'Point', coordinates: [-80, 25] },
          ],
        },
      },
      { type: 'Feature', properties: null, geometry: null },
    ];
    const { layers, notes } = await layersIn(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(layers.map(({ incidentName }) => incidentName)).toEqual(['Fire', 'Storm']);
    expect(notes).toEqual({ point_skipped: 1, without_geometry: 1 });
    expect((await layersIn(JSON.stringify({ type: 'Polygon', coordinates: square }))).layers).toHaveLength(1);
  });

  test('is the same in a KMZ, of whose documents the main one is read', async () => {
    const text = kml(placemark('Ida', polygon(box(-82, 25, -80, 27))));
    const { layers, notes } = await layersIn(await zip({ 'a.kml': '<kml/>', 'files/mark.png': 'x', 'doc.kml': text }));
    expect(layers).toHaveLength(1);
    expect(notes).toEqual({ other_files_ignored: 1 });
  });

  test('is read in the letters of Windows, and of UTF-16', async () => {
    const text = kml(placemark('Québec', polygon(box(-72, 45, -70, 47))));
    const windows = Buffer.from(text.replace('UTF-8', 'windows-1252'), 'latin1');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le')]);
    for (const bytes of [windows, wide]) expect((await layersIn(bytes)).layers[0]?.incidentName).toBe('Québec');
  });
});

describe('what is drawn badly is mended, and said', () => {
  test.each([
    ['an open ring', polygon(ring([-82, 25], [-80, 25], [-80, 27])), { ring_closed: 1 }, 1],
    ['a ring that runs the other way', polygon(ring([-82, 25], [-82, 27], [-80, 27], [-80, 25], [-82, 25])), {}, 1],
    [
      'a ring that crosses itself',
      polygon(ring([-82, 25], [-80, 27], [-80, 25], [-82, 27], [-82, 25])),
      { self_crossing: 1 },
      2,
    ],
    ['a ring of two corners', polygon(ring([-82, 25], [-80, 25], [-82, 25])), { ring_too_short: 1 }, 0],
    ['a hole outside', polygon(box(-82, 25, -80, 27), box(-70, 25, -69, 26)), { hole_outside: 1 }, 1],
    [
      'two outer rings',
      `<Polygon><outerBoundaryIs>${box(-82, 25, -80, 27)}</outerBoundaryIs><outerBoundaryIs>${box(-92, 25, -90, 27)}</outerBoundaryIs></Polygon>`,
      {},
      2,
    ],
    ['no geometry', '<styleUrl>#red</styleUrl>', { without_geometry: 1 }, 0],
  ] as const)('%s', async (_title, inside, notes, parts) => {
    const reading = await layersIn(kml(placemark('Ida', inside)));
    expect(reading.notes).toEqual(notes);
    expect(reading.layers.flatMap(({ geometry }) => geometry)).toHaveLength(parts);
  });

  test('what crosses the antimeridian lies on both sides of it', async () => {
    for (const corners of [box(175, 50, -175, 55), box(175, 50, 185, 55), box(-185, 50, -175, 55)]) {
      const { layers, notes } = await layersIn(kml(placemark('Aleutians', polygon(corners))));
      const area = layers[0]?.geometry ?? [];
      expect(notes).toEqual({ antimeridian: 1 });
      expect(
        [
          [176, 52],
          [-176, 52],
          [174, 52],
          [-174, 52],
          [0, 52],
        ].map((place) => isInArea(area, place as never)),
      ).toEqual([true, true, false, false, false]);
    }
  });

  test('so many kilometres around a point and a line are an area', async () => {
    const text = kml(`<Placemark><name>Track</name><Point><coordinates>-80,60</coordinates></Point></Placemark>`);
    const { layers } = await layersIn(text, 50);
    const area = layers[0]?.geometry ?? [];
    // 50 km are 0.45 degrees of latitude, and twice as many of longitude at 60 degrees.
    const near: Position[] = [
      [-80, 60.44],
      [-80, 59.56],
      [-79.11, 60],
      [-80.89, 60],
    ];
    const far: Position[] = [
      [-80, 60.46],
      [-80, 59.54],
      [-79.07, 60],
      [-80.93, 60],
    ];
    expect(near.map((place) => isInArea(area, place))).toEqual([true, true, true, true]);
    expect(far.map((place) => isInArea(area, place))).toEqual([false, false, false, false]);
  });
});

describe('the pieces of a layer', () => {
  const pieces = (reading: { layers: Extract<MapReading, { ok: true }>['layers'] }, km: number) =>
    reading.layers.flatMap((layer) => layer.pieces).filter(({ bufferKm }) => bufferKm === km);

  test('cover what the layer covers and leave its holes free', async () => {
    const corners = Array.from({ length: 2_000 }, (_, at): Position => {
      const [angle, far] = [(at / 2_000) * 2 * Math.PI, 2 + Math.sin(at * 0.7) * 0.3];
      return [-90 + far * Math.cos(angle), 30 + far * Math.sin(angle)];
    });
    const hole = box(-90.5, 29.5, -89.5, 30.5);
    const reading = await layersIn(kml(placemark('Ida', polygon(ring(...corners), hole))));
    const area: MultiPolygon = [
      [
        corners,
        [
          [-90.5, 29.5],
          [-89.5, 29.5],
          [-89.5, 30.5],
          [-90.5, 30.5],
        ],
      ],
    ];
    const own = pieces(reading, 0);
    expect(own.every((piece) => piece.ring.length <= 41)).toBe(true);
    let seed = inject('seed');
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let trial = 0; trial < 3_000; trial += 1) {
      const place: Position = [-93 + next() * 6, 27 + next() * 6];
      expect([place, own.some((piece) => isWithin(piece.ring, place))]).toEqual([place, isInArea(area, place)]);
    }
  });

  test('are cut where there is a hole, however few their corners', async () => {
    const reading = await layersIn(
      kml(placemark('Ida', polygon(box(-82, 25, -80, 27), box(-81.5, 25.5, -80.5, 26.5)))),
    );
    const lies = (place: Position) => pieces(reading, 0).some((piece) => isWithin(piece.ring, place));
    expect([lies([-81, 26]), lies([-81, 25.25]), lies([-80.25, 26])]).toEqual([false, true, true]);
  });

  test('reach as far around it as they say', async () => {
    const reading = await layersIn(kml(placemark('Ida', polygon(box(-82, 25, -80, 27)))));
    for (const km of buffersKm.slice(1)) {
      const own = pieces(reading, km);
      const [north, farther] = [27 + (km * 0.98) / 111.195, 27 + (km * 1.02) / 111.195];
      expect([km, own.some((piece) => isWithin(piece.ring, [-81, north]))]).toEqual([km, true]);
      expect([km, own.some((piece) => isWithin(piece.ring, [-81, farther]))]).toEqual([km, false]);
    }
  });
});

describe('what is no map, or is made to harm, is refused with line and reason', () => {
  const nested = `${'<Folder>\n'.repeat(200)}${'</Folder>'.repeat(200)}`;
  const many = (count: number) => kml(`<Placemark>${'<Point/>'.repeat(count)}</Placemark>`);
  const deep = `${'{"type":"GeometryCollection","geometries":['.repeat(100)}${']}'.repeat(100)}`;
  test.each([
    ['nothing', '', 'empty', null],
    ['blanks', ' \n\t', 'empty', null],
    ['a page', '<html><body>Ida</body></html>', 'not_a_map', 1],
    ['another format', '<gpx version="1.1"><wpt lat="1" lon="1"/></gpx>', 'not_a_map', 1],
    ['text', 'Ida is coming', 'not_a_map', 1],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'not_a_map', 1],
    ['a document with a DOCTYPE', '<?xml version="1.0"?>\n<!DOCTYPE kml [<!ENTITY x "y">]>\n<kml/>', 'doctype', 2],
    [
      'an entity of a file of ours',
      '<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml>&x;</kml>',
      'doctype',
      1,
    ],
    ['an unknown entity', '<kml>\n<Document>&nbsp;</Document></kml>', 'not_well_formed', 2],
    ['an open element', '<kml>\n\n<Document>', 'not_well_formed', 3],
    ['elements that cross', '<kml><Document></kml></Document>', 'not_well_formed', 1],
    ['folders in folders', kml(nested), 'too_deep', 63],
    ['more elements than a map has', many(500_001), 'too_many_elements', 1],
    ['a place that is none', kml(placemark('X', '\n<Point><coordinates>here</coordinates></Point>')), 'coordinates', 2],
    ['JSON that breaks off', '{"type":"FeatureCollection",\n"features":[', 'not_well_formed', null],
    ['JSON of something else', '{"type":"Topology"}', 'not_a_map', 1],
    ['JSON without end', '[1,2,3]', 'not_a_map', null],
    ['collections in collections', deep, 'too_deep', 1],
    ['a ring that is none', '{"type":"Polygon","coordinates":[1]}', 'coordinates', 1],
  ] as const)('%s', async (_title, text, reason, line) => {
    const reading = await read(text);
    expect(reading).toMatchObject({ ok: false, reason });
    if (line !== null) expect(reading).toMatchObject({ line });
  });

  test('archives: broken, without a map, and packed too well', async () => {
    const whole = await zip({ 'doc.kml': kml('') });
    expect(await read(whole.subarray(0, whole.byteLength - 30))).toMatchObject({ reason: 'archive_broken' });
    expect(await read(await zip({ 'readme.txt': 'hi' }))).toMatchObject({ reason: 'archive_without_map' });
    const bomb = await zip({ 'doc.kml': Buffer.alloc(30 * 1024 * 1024, 0x20) });
    expect(await read(bomb)).toMatchObject({ reason: 'archive_too_large' });
  });

  test('an archive that lies about its size', async () => {
    const honest = await zip({ 'doc.kml': kml(placemark('Ida', polygon(box(-82, 25, -80, 27)))) });
    const lying = Buffer.from(honest);
    const directory = lying.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    lying.writeUInt32LE(40, directory + 24);
    expect(await read(lying)).toMatchObject({ ok: false, reason: 'archive_broken' });
  });

  test('nothing that it links to is fetched, no picture and no folder of its archive opened', async () => {
    const { layers, notes } = await layersIn(
      kml(
        `<NetworkLink><Link><href>http://127.0.0.1:9/x.kml</href></Link></NetworkLink><GroundOverlay><Icon><href>../../etc/passwd</href></Icon></GroundOverlay>${placemark('Ida', polygon(box(-82, 25, -80, 27)))}`,
      ),
    );
    expect(layers).toHaveLength(1);
    expect(notes).toEqual({ network_link_ignored: 1, image_ignored: 1 });
  });
});

const folder = join(process.env['FACTS_DIR'] ?? '/nowhere', 'map');

describe.skipIf(!existsSync(folder))('public files (FACTS_DIR)', () => {
  const summary = async (file: string, aroundKm: number | null = null) => {
    const reading = await readMap(readFileSync(join(folder, file)), { filename: file, aroundKm });
    return reading.ok
      ? {
          layers: reading.layers.length,
          notes: Object.fromEntries(reading.notes.map(({ kind, count }) => [kind, count])),
        }
      : { reason: reading.reason, line: reading.line };
  };

  test.each([
    ['nhc/EP012026_013adv_CONE.kmz', { layers: 1, notes: {} }],
    ['nhc/EP012026_013adv_TRACK.kmz', { layers: 0, notes: { line_skipped: 2, point_skipped: 9 } }],
    ['libkml/100_nested_folders.kml', { reason: 'too_deep', line: 71 }],
    ['libkml/101_nested_elements.kml', { reason: 'too_deep', line: 73 }],
    [
      'libkml/all-unknown-input.kml',
      { layers: 0, notes: { without_geometry: 53, network_link_ignored: 3, image_ignored: 7 } },
    ],
    ['libkml/bad-pk-data.kmz', { layers: 0, notes: { point_skipped: 1 } }],
    ['libkml/bad-too-large.kmz', { reason: 'archive_too_large', line: null }],
    ['libkml/badcoords.kml', { layers: 0, notes: { line_skipped: 1 } }],
    ['libkml/billion.kml', { reason: 'doctype', line: 40 }],
    ['libkml/hier.kmz', { layers: 0, notes: { network_link_ignored: 2, other_files_ignored: 1 } }],
    ['libkml/invalid_descriptions.kml', { layers: 0, notes: { without_geometry: 3 } }],
    [
      'libkml/kmlsamples.kml',
      { layers: 9, notes: { line_skipped: 6, point_skipped: 4, without_geometry: 1, image_ignored: 8 } },
    ],
    ['libkml/multikml-nodoc.kmz', { layers: 0, notes: { without_geometry: 1, other_files_ignored: 2 } }],
    ['libkml/nokml.kmz', { reason: 'archive_without_map', line: null }],
    ['libkml/old_schema_example.kml', { layers: 0, notes: {} }],
    ['libkml/polygons2d.kml', { layers: 50, notes: { point_skipped: 50 } }],
    ['togeojson/addresses.kml', { layers: 0, notes: { line_skipped: 7, without_geometry: 8 } }],
    ['togeojson/cdata.kml', { layers: 0, notes: { point_skipped: 1 } }],
    ['togeojson/extended_data.kml', { layers: 0, notes: { point_skipped: 1 } }],
    ['togeojson/gxmultitrack.kml', { layers: 0, notes: { line_skipped: 2, point_skipped: 2 } }],
    ['togeojson/multigeometry.kml', { layers: 0, notes: { line_skipped: 2 } }],
    ['togeojson/multigeometry_discrete.kml', { layers: 0, notes: { line_skipped: 1, point_skipped: 1 } }],
    ['togeojson/nogeomplacemark.kml', { layers: 0, notes: { without_geometry: 1 } }],
    ['togeojson/noname.kml', { layers: 0, notes: { line_skipped: 1 } }],
    ['togeojson/polygon.kml', { layers: 1, notes: {} }],
    ['togeojson/selfclosing.kml', { layers: 0, notes: { without_geometry: 1 } }],
  ])(
    '%s',
    async (file, expected) => {
      expect(await summary(file)).toEqual(expected);
    },
    60_000,
  );

  test('a track is an area with something around it', async () => {
    expect(await summary('nhc/EP012026_013adv_TRACK.kmz', 100)).toMatchObject({ layers: 1 });
  });

  test('the cone of a storm holds every place of its forecast, and no city far from it', async () => {
    const placesIn = async (file: string) => {
      const reading = await layersIn(readFileSync(join(folder, 'nhc', file)), 10);
      return reading.layers.flatMap(({ geometry, pieces }) => ({
        geometry,
        pieces: pieces.filter(({ bufferKm }) => bufferKm === 0),
      }));
    };
    const [cone] = await placesIn('EP012026_013adv_CONE.kmz');
    if (!cone) throw new Error('The cone was not read');
    const holds = (place: Position) => [
      isInArea(cone.geometry, place),
      cone.pieces.some(({ ring: corners }) => isWithin(corners, place)),
    ];
    // As the National Hurricane Center published them beside it, for the next five days.
    const forecast: Position[] = [
      [-134.1, 13.1],
      [-134.5, 12.9],
      [-134.9, 12.5],
      [-135.2, 12.1],
      [-135.7, 11.6],
      [-136.5, 11.3],
      [-137.3, 11],
      [-139.1, 10.7],
      [-140.7, 10.5],
    ];
    expect(forecast.map(holds)).toEqual(forecast.map(() => [true, true]));
    const [honolulu, acapulco]: [Position, Position] = [
      [-157.86, 21.31],
      [-99.88, 16.85],
    ];
    expect([holds(honolulu), holds(acapulco)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('the states of the United States hold cities of theirs and no city of another', async () => {
    const reading = await layersIn(readFileSync(join(folder, 'libkml/polygons2d.kml')));
    const at = (place: Position) =>
      reading.layers
        .filter(({ geometry }) => isInArea(geometry, place))
        .map(({ incidentName }) => incidentName.replace(/ \(.*/u, ''));
    expect(at([-121.4944, 38.5816])).toEqual(['California']);
    expect(at([-84.2807, 30.4383])).toEqual(['Florida']);
    expect(at([-147.7164, 64.8378])).toEqual(['Alaska']);
    expect(at([-97.7431, 30.2672])).toEqual(['Texas']);
    expect(at([-75.6972, 45.4215])).toEqual([]);
    const pieceAt = (place: Position) =>
      reading.layers
        .filter(({ pieces }) => pieces.some((piece) => piece.bufferKm === 0 && isWithin(piece.ring, place)))
        .map(({ incidentName }) => incidentName.replace(/ \(.*/u, ''));
    for (const place of [
      [-121.4944, 38.5816],
      [-84.2807, 30.4383],
      [-75.6972, 45.4215],
    ] as Position[])
      expect(pieceAt(place)).toEqual(at(place));
  }, 60_000);
});
