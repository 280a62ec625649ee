import { expect, test } from 'vitest';
import { reachOf } from './changed-reach.ts';

test.each([
  [['docs/map.md'], { vitest: 'importers', journeys: false }],
  [['packages/core/src/rating/rate.test.ts'], { vitest: 'importers', journeys: false }],
  [['packages/core/src/rating/rate.ts'], { vitest: 'importers', journeys: true }],
  [['scripts/message-problems.ts'], { vitest: 'importers', journeys: false }],
  [['apps/web/src/features/site/site.words.ts'], { vitest: 'importers', journeys: true }],
  [['e2e/french.journey.ts'], { vitest: 'importers', journeys: true }],
  [['packages/db/access/30-quoting.sql'], { vitest: 'database', journeys: true }],
  [['packages/server/src/quoting/quoting.graphql'], { vitest: 'database', journeys: true }],
  [['docs/map.md', 'package-lock.json'], { vitest: 'all', journeys: true }],
  [[], { vitest: 'importers', journeys: false }],
] as const)('a change of %j reaches %j', (files, reach) => {
  expect(reachOf(files)).toEqual(reach);
});
