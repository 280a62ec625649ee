import { globSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src', 'app', '[locale]');

/** What is no page to look at, and why. */
const passedOver: Readonly<Record<string, string>> = {
  '/placeholder': 'shows nothing',
  '/p/partner': 'goes on to the quote at once',
};

/** Every page that there is a file for, as its route without a locale: `/agents/quotes/record`, `/states/[area]`. */
export function everyRoute(): string[] {
  return globSync('**/page.tsx', { cwd: app })
    .map((file) => `/${file.split('/').slice(0, -1).join('/')}`)
    .map((folder) => folder.replaceAll(/\/\([^)]+\)/g, '') || '/')
    .filter((route) => !(route in passedOver))
    .toSorted();
}

/** Whether a route is no address yet: somebody has to say of what. */
export const hasParameter = (route: string): boolean => /\[|\/record(?:\/|$)/.test(route);
