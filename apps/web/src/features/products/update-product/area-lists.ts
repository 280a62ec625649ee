type Lists = { readonly live_in: readonly string[]; readonly not_live_in: readonly string[] };

const without = (list: readonly string[], area: string) => list.filter((one) => one !== area);
const withIt = (list: readonly string[], area: string) => [...without(list, area), area];

/** The lists once an area is sold: where its whole country was left out, the others of it are from now on. */
function opened({ live_in, not_live_in }: Lists, area: string, all: readonly string[]): Lists {
  const [country = ''] = area.split('-');
  const left = not_live_in.includes(country)
    ? [...without(not_live_in, country), ...all.filter((one) => one.startsWith(`${country}-`))]
    : not_live_in;
  const live = live_in.filter((one) => !(not_live_in.includes(country) && left.includes(one)));
  return { live_in: withIt(live, area), not_live_in: [...new Set(without(left, area))] };
}

/** The two lists of a product once some of its areas were opened and others closed. */
export function listsAfter(
  lists: Lists,
  { toOpen, toClose, all }: Readonly<Record<'toOpen' | 'toClose' | 'all', readonly string[]>>,
): Lists {
  const closed = toClose.reduce<Lists>(
    ({ live_in, not_live_in }, area) => ({ live_in: without(live_in, area), not_live_in: withIt(not_live_in, area) }),
    lists,
  );
  return toOpen.reduce((known, area) => opened(known, area, all), closed);
}
