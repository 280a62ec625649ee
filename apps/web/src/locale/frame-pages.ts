import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import { linesOfData } from '../features/shared/lines/line-view.ts';
import { frameRoutes } from '../generated/frame-routes.ts';
import recordPages from './record-pages.json';

/** The last steps of every line that is written as data, which have pages of their own. */
const ends = ['history', 'sign', 'payment'];

/** What a route with parameters is made for. */
const made: ReadonlyMap<string, readonly string[]> = new Map([
  ['/checkout/[state]', stateScreens.filter((one) => one !== 'confirmation').map((one) => `/checkout/${one}`)],
  ['/claim/[step]', [...reportSteps, 'confirmation'].map((one) => `/claim/${one}`)],
  [
    '/checkout/line/[provider]/[step]',
    linesOfData.flatMap(({ provider, checkout }) => checkout.map(({ code }) => `/checkout/line/${provider}/${code}`)),
  ],
  ...ends.map(
    (end) =>
      [
        `/checkout/line/[provider]/${end}`,
        linesOfData.map(({ provider }) => `/checkout/line/${provider}/${end}`),
      ] as const,
  ),
]);

/** The pages that stand in another frame than the public one, or in none, each without a locale and a record. */
export const framePages: readonly string[] = frameRoutes.flatMap((route) => made.get(route) ?? [route]);

const known = new Set(framePages);

/** What an address of a record looks like, as its rewrite says it. */
const patterns = recordPages.map(
  ({ source }) =>
    new RegExp(
      `^${source.replaceAll(/:\w+(\((?:[^()]|\([^()]*\))*\))?/g, (_part, inner?: string) => inner ?? '([^/]+)')}$`,
    ),
);

/** Whether a page that is not in the public frame stands at a path without a locale. */
export function isFramePage(path: string): boolean {
  return known.has(path) || patterns.some((pattern) => pattern.test(path));
}
