// Each state and province in about the place where it lies.
const states = `
AK .  .  .  .  .  .  .  .  .  ME
.  .  .  .  .  WI .  .  .  VT NH
WA ID MT ND MN IL MI .  NY MA .
OR NV WY SD IA IN OH PA NJ CT RI
CA UT CO NE MO KY WV VA MD DE .
.  AZ NM KS AR TN NC SC DC .  .
.  .  .  OK LA MS AL GA .  .  .
HI .  .  TX .  .  .  .  FL .  .`;

const provinces = `
YT NT NU .  .  .  .  .  NL .
BC AB SK MB ON .  QC .  .  .
.  .  .  .  .  .  .  NB PE NS`;

export type AreaPlace = { readonly area: string; readonly code: string; readonly row: number; readonly column: number };

function placesOf(map: string, country: string): AreaPlace[] {
  const rows = map.trim().split('\n');
  return rows.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '.' ? [] : [{ area: `${country}-${code}`, code, row, column }])),
  );
}

/** The tiles of the two countries, by rows. */
export const areaPlaces = { US: placesOf(states, 'US'), CA: placesOf(provinces, 'CA') } as const;
