/** What an address said about where a visit comes from: `tid`, `cam` and the `utm_…` parameters. */
export type Attribution = Readonly<Record<string, string>>;

const tracked = /^(?:tid|cam|utm_[a-z][a-z_]{0,30})$/;
const longestValue = 200;
const mostParameters = 12;

/** The tracking parameters among what was said, at most twelve, each cut at 200 characters; whatever else it is goes. */
export function readAttribution(input: unknown): Attribution {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const found = Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, longestValue) : '';
    return tracked.test(name) && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(found.slice(0, mostParameters));
}

/** The campaign that an attribution names: ours (`cam`) before anybody's (`utm_campaign`); null for none. */
export const campaignOf = (attribution: Attribution): string | null =>
  attribution['cam'] ?? attribution['utm_campaign'] ?? null;
