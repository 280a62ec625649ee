// Prints the migration that fills postal_areas anew: `node scripts/print-postal-areas.ts > packages/db/migrations/…`.
import { readPostalAreaSources, type SourceArea } from '@roadworthy/testkit/postal-area-sources.ts';

const areas = readPostalAreaSources();
const placeOf = ({ administrativeArea, timeZone }: SourceArea): string => `('${administrativeArea}', '${timeZone}', '`;

/** Consecutive codes as `first-last`, in the order they are met in. */
function rangesOf(codes: readonly string[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.map(Number)) {
    const open = ranges.at(-1);
    if (open && open[1] + 1 === code) open[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
}

/** Words in lines of at most 118 characters. */
function wrap(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < 115) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n    ');
}

function groupByPlace(country: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [code, area] of areas) {
    if (area.country !== country) continue;
    const group = groups.get(placeOf(area)) ?? [];
    group.push(code);
    groups.set(placeOf(area), group);
  }
  return groups;
}

const print = (groups: ReadonlyMap<string, readonly string[]>, write: (codes: readonly string[]) => string[]): string =>
  [...groups].map(([place, codes]) => `  ${place}\n    ${wrap(write(codes))}')`).join(',\n');

/** What most codes that begin alike have in common, for a code that is newer than the lists. */
function fallbacks(country: string, length: number): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const [code, area] of areas) {
    if (area.country !== country) continue;
    const places = counts.get(code.slice(0, length)) ?? new Map<string, number>();
    places.set(placeOf(area), (places.get(placeOf(area)) ?? 0) + 1);
    counts.set(code.slice(0, length), places);
  }
  const groups = new Map<string, string[]>();
  for (const [prefix, places] of counts) {
    const [most = ['', 0]] = [...places].toSorted(([, one], [, two]) => two - one);
    groups.set(most[0], [...(groups.get(most[0]) ?? []), prefix]);
  }
  return groups;
}

const asTheyAre = (codes: readonly string[]) => [...codes];

console.log(`-- Where every ZIP code and every Canadian area lies: printed by scripts/print-postal-areas.ts, which names its sources.
-- A row of five digits, or of three characters in Canada, is a code that the post delivers to. One of three digits, or of
-- a letter, is what most codes that begin so have in common: for a code that is newer than the lists.
-- Places: GeoNames (https://www.geonames.org), CC BY 4.0, March 2026.

delete from postal_areas;

insert into postal_areas (country, prefix, administrative_area, time_zone)
select 'US', lpad(code::text, 5, '0'), area, zone
from (values
${print(groupByPlace('US'), rangesOf)}
) as places (area, zone, codes),
  regexp_split_to_table(btrim(codes, E' \\n'), '\\s+') as range,
  generate_series(split_part(range, '-', 1)::int, split_part(range, '-', -1)::int) as code;

insert into postal_areas (country, prefix, administrative_area, time_zone)
select 'US', prefix, area, zone
from (values
${print(fallbacks('US', 3), asTheyAre)}
) as places (area, zone, codes), regexp_split_to_table(btrim(codes, E' \\n'), '\\s+') as prefix;

insert into postal_areas (country, prefix, administrative_area, time_zone)
select 'CA', prefix, area, zone
from (values
${print(groupByPlace('CA'), asTheyAre)},
${print(fallbacks('CA', 1), asTheyAre)}
) as places (area, zone, codes), regexp_split_to_table(btrim(codes, E' \\n'), '\\s+') as prefix;`);
