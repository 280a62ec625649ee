import { type Goal, withoutTokens } from '@roadworthy/core/shared/site/visit-events.ts';

const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

/** A flat copy whose keys are in snake_case, those of nested objects joined by underscores; what is absent is left out. */
export function flattened(traits: Readonly<Record<string, unknown>>, prefix = ''): Record<string, unknown> {
  const pairs = Object.entries(traits).flatMap(([name, value]): [string, unknown][] => {
    const key = `${prefix}${snakeCase(name)}`;
    if (value === null || value === undefined) return [];
    if (typeof value === 'object' && !Array.isArray(value)) {
      return Object.entries(flattened(value as Record<string, unknown>, `${key}_`));
    }
    return [[key, value]];
  });
  return Object.fromEntries(pairs);
}

/** The properties without tokens in `url`, `search`, `name` and `referrer`: they become `token=[REMOVED]`. */
export function cleaned(properties: object): Record<string, unknown> {
  const hidden = new Set(['url', 'search', 'name', 'referrer']);
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      hidden.has(key) && typeof value === 'string' ? withoutTokens(value) : value,
    ]),
  );
}

type Integrations = Record<string, boolean | Record<string, unknown>>;

/** Which destinations an event goes to: an affiliate's only with a goal and the transaction that was kept of its link. */
export function integrationsOf(goal: Goal | null, transactionId: string | undefined): Integrations {
  return { All: true, Affiliate: goal !== null && transactionId !== undefined ? { transactionId } : false };
}
