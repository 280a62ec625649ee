import type { ErrorReport } from '../errors/port.ts';

/** Personal data and secrets that no sink may ever hold. */
export const canaries = [
  'canary.person@example.com',
  'CANARYLIC98765',
  'C4N4-RY99-5511',
  '1FUJGLDR5CLBP8834',
  'q1.Y2FuYXJ5Y2FuYXJ5.c2lnbmF0dXJl',
  'eyJhbGciOiJIUzI1NiJ9.eyJjYW5hcnkiOjF9.x9',
  'c4n4ryc4n4ryc4n4ryc4n4ryc4n4ry',
  '4242 4242 4242 4242',
  '(888) 555-0199',
  '1984-02-29',
  'Canary Quoted',
] as const;

/** Every way in which a canary can come into a report, one report each. */
export const carelessReports: readonly ErrorReport[] = canaries.flatMap((canary): ErrorReport[] => [
  { source: 'server', message: `invalid input syntax for type uuid: "${canary}"` },
  { source: 'server', message: `Nothing is known of '${canary}'.` },
  {
    source: 'page',
    message: `Failed to fetch https://rv.example/resume?quote_token=${encodeURIComponent(canary)}&name=x`,
  },
  {
    source: 'data_call',
    message: 'No',
    query: `query A { quotes(where: {name: {_eq: "${canary}"}}) { id } } # ${canary}`,
  },
  { source: 'data_call', message: 'No', query: `query A { quotes(where: {name: {_eq: """${canary}"""}}) { id } }` },
  { source: 'page', message: 'No', path: `/resume?token=${canary}&e=${canary}#${canary}` },
  { source: 'page', message: 'No', code: canary, userId: canary, permissions: [canary] },
]);
