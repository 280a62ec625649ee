type Lists = { readonly live_in: readonly (string | null)[]; readonly not_live_in: readonly (string | null)[] };

/** An area as people write it: `US-OH` is OH, and a bare country stays. */
const short = (area: string): string => area.split('-').at(-1) ?? area;

/** Where a product is sold, and what of a whole country is left out. An exclusion wins over an inclusion. */
export function soldAreas({ live_in, not_live_in }: Lists): { areas: string[]; except: string[] } {
  const isCountry = (area: string) => !area.includes('-');
  const live = live_in.filter((area) => area !== null);
  const excluded = not_live_in.filter((area) => area !== null);
  const isOut = (area: string) => excluded.includes(area) || excluded.includes(area.split('-')[0] ?? area);
  const areas = live.filter((area) => !isOut(area));
  const countries = areas.filter(isCountry);
  return {
    areas: areas.map(short),
    except: excluded
      .filter((area) => !isCountry(area) && countries.some((one) => area.startsWith(`${one}-`)))
      .map(short),
  };
}
