import { describe, expect, test } from 'vitest';
import { checkAround, decideAnnounceMap, decideKeepMap } from './check-map-file.ts';
import { type MapReading, unreadableReasons } from './map-file.ts';
import { decideArchiveMap } from './archive-map.ts';

const codeOf = (decision: { ok: boolean; refusal?: { code: string } }) =>
  decision.ok ? 'taken' : decision.refusal?.code;

test.each([
  ['cone.kmz', 1, 'taken'],
  ['Cone of Ida.KML', 20 * 1024 * 1024, 'taken'],
  ['fire.geojson', 5, 'taken'],
  ['fire.json', 5, 'taken'],
  ['cone.zip', 5, 'map_kind_not_taken'],
  ['.kml', 5, 'map_kind_not_taken'],
  ['cone.kml', 0, 'file_empty'],
  ['cone.kml', 1.5, 'file_empty'],
  ['cone.kml', 20 * 1024 * 1024 + 1, 'map_too_large'],
  ['a\u202Eb.kml', 5, 'text_has_hidden_characters'],
])('a map named %s of %d bytes is %s', (name, byteSize, code) => {
  expect(codeOf(decideAnnounceMap({ name, byteSize }))).toBe(code);
});

test('so many kilometres around lines count as there are choices, and none is none', () => {
  expect(checkAround(25)).toEqual({ ok: true, event: 25 });
  expect(checkAround(0)).toEqual({ ok: true, event: null });
  expect(checkAround(null)).toEqual({ ok: true, event: null });
  expect(codeOf(checkAround(7))).toBe('buffer_unknown');
});

const layer = { incidentName: 'Ida', geometry: [], pieces: [] };
const read = (part: Partial<Extract<MapReading, { ok: true }>>): MapReading => ({
  ok: true,
  layers: [],
  notes: [],
  ...part,
});

describe('a map is kept', () => {
  test('when it encloses something and is not here already', () => {
    expect(decideKeepMap(read({ layers: [layer] }), { known: null })).toEqual({
      ok: true,
      event: { layers: [layer], notes: [] },
    });
    expect(codeOf(decideKeepMap(read({ layers: [layer] }), { known: { filename: 'cone.kmz' } }))).toBe('map_known');
  });

  test('never without an area; lines and points are offered something around them', () => {
    const bare = decideKeepMap(read({ notes: [{ kind: 'point_skipped', count: 9 }] }), { known: null });
    expect(bare).toMatchObject({ refusal: { code: 'map_has_no_area', field: 'around_km' } });
    expect(decideKeepMap(read({}), { known: null })).toMatchObject({
      refusal: { code: 'map_has_no_area', field: 'file' },
    });
  });

  test.each(unreadableReasons)('never when it cannot be read, and says line and reason: %s', (reason) => {
    const refused = decideKeepMap({ ok: false, reason, line: 71, detail: '<Folder>' }, { known: null });
    const { message, french } = refused.ok ? {} : (refused.refusal as { message: string; french?: string });
    expect(message).toMatch(/ \(line 71: <Folder>\)$/);
    expect(french).toContain('ligne');
    expect(codeOf(decideKeepMap({ ok: false, reason, line: null, detail: '' }, { known: null }))).toBe(
      'map_unreadable',
    );
  });
});

test('a map is archived once, and not while business is paused by it', () => {
  expect(codeOf(decideArchiveMap({ archived: null, paused: null }))).toBe('taken');
  expect(codeOf(decideArchiveMap({ archived: new Date(0), paused: null }))).toBe('map_archived');
  expect(codeOf(decideArchiveMap({ archived: null, paused: 'Ida' }))).toBe('incident_paused');
});
