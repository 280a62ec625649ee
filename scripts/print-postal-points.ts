// Prints the migration that says where postal codes lie: `node scripts/print-postal-points.ts > packages/db/migrations/…`.
import { readPostalAreaSources } from '@roadworthy/testkit/postal-area-sources.ts';

/** About a kilometre: a code is an area, and its middle is no truer. */
const decimals = 2;

const lines = [...readPostalAreaSources()].flatMap(([code, { country, position }]) =>
  position === null
    ? []
    : [`${country} ${code} ${position.latitude.toFixed(decimals)} ${position.longitude.toFixed(decimals)}`],
);

console.log(`-- Where the middle of every postal code lies, to a hundredth of a degree: printed by scripts/print-postal-points.ts from
-- the lists of print-postal-areas.ts. Places: GeoNames (https://www.geonames.org), CC BY 4.0, March 2026.
alter table postal_areas
  add column lat double precision,
  add column lng double precision,
  add constraint postal_areas_lat_check check (lat between -90 and 90),
  add constraint postal_areas_lng_check check (lng between -180 and 180),
  add constraint postal_area_position check (num_nonnulls(lat, lng) in (0, 2));

update postal_areas
set lat = split_part(line, ' ', 3)::double precision, lng = split_part(line, ' ', 4)::double precision
from regexp_split_to_table(btrim('
${lines.join('\n')}
', E'\\n'), E'\\n') as line
where country = split_part(line, ' ', 1) and prefix = split_part(line, ' ', 2);`);
