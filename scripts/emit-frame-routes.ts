// The routes that stand in another frame than the public one, as their files in the application's folder say them.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf } from '../apps/web/src/shell/layout-of.ts';
import { emit } from './emit.ts';

const app = 'apps/web/src/app/[locale]';

/** Each without a locale, its parameters as they are: `/agents/quotes/record`, `/claim/[step]`. */
function frameRoutes(): string[] {
  return globSync('**/page.tsx', { cwd: app })
    .map((file) => join('/', dirname(file)).replaceAll(/\/\([^)]+\)/g, ''))
    .filter((route) => placeOf(route).layout !== 'public' && !route.endsWith('/lost'))
    .toSorted();
}

export function emitFrameRoutes(): void {
  emit(
    'apps/web/src/generated/frame-routes.ts',
    [
      '// Printed by scripts/emit-frame-routes.ts.',
      'export const frameRoutes: readonly string[] = [',
      ...frameRoutes().map((route) => `  ${JSON.stringify(route)},`),
      '];',
      '',
    ].join('\n'),
  );
}
