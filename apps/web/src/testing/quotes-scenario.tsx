import { screen } from '@testing-library/react';
import { KeepSettings } from '../data/settings/keep-settings.tsx';
import type { SignedInUser } from '../data/session/use-session.ts';
import { QuotesScreen } from '../features/quoting/load-quotes/quotes-screen.tsx';
import { LoadQuotesDocument, LoadSavedViewsDocument, type QuoteRowFragment } from '../generated/documents.ts';
import { SessionProvider } from '../shell/session-provider.tsx';
import { StaffWorkbench } from '../shell/staff/staff-workbench.tsx';
import type { AnsweringServer } from './answering-server.ts';
import { drawPage } from './draw-page.tsx';

export const [ada, luis, mia] = [1, 2, 3].map((last) => `018f0000-0000-7000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];

export const storedQuote = (
  quote_id: string,
  first_name: string,
  more: Partial<QuoteRowFragment> = {},
): QuoteRowFragment => ({
  quote_id,
  status: 'open',
  erased: null,
  country: 'US',
  provider: 'roadworthy',
  effective_date: '2026-12-01',
  expiration_date: '2026-12-20',
  administrative_area: 'OR',
  policy_duration_months: 12,
  total: 123_400,
  created: '2026-11-20T10:00:00Z',
  updated: '2026-11-20T10:00:00Z',
  assigned_agent: null,
  organization: { name: 'Cascade RV Insurance' },
  contact_email: null,
  entities: [{ first_name, last_name: 'Moreno', business_name: null, email: null, phone: null }],
  vehicles: [{ type: 'travel_trailer', year: 2021, make: 'Airstream', model: 'Bambi' }],
  ...more,
});

export const dana: SignedInUser = {
  sub: 'u1',
  given_name: 'Dana',
  photo_url: null,
  permissions: ['view:write', 'view:share', 'quote:create'],
  roles: ['global:user', 'organization:agent'],
  org_id: 'o1',
  language: null,
  preferences: {},
  map: false,
};

/** Has the server know Dana and three quotes; what may be done to them and which views there are is each test's own. */
export function answerQuotes(server: AnsweringServer, quotes: () => readonly QuoteRowFragment[], person = () => dana) {
  server.answerUrl('/api/auth/me', person);
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answer(LoadQuotesDocument, () => ({
    quotes: quotes(),
    quotes_aggregate: { aggregate: { count: quotes().length, count_capped: false } },
  }));
  server.answerNamed('CountViews_quotes', (requested) =>
    Object.fromEntries(
      Object.keys(requested).map((name) => [name.replace('w', 'v'), { aggregate: { count: 3, count_capped: false } }]),
    ),
  );
}

export const linkOf = (name: string) => screen.findByText(name, { selector: 'a[data-primary]' });

type Drawn = {
  /** What the browser has kept before. */
  stored?: Readonly<Record<string, string>>;
  /** Whose row shows that the page is there; null: the page shows none. */
  until?: string | null;
};

/** Draws the quotes at an address, and waits for their rows. */
export async function drawQuotes(address = '/agents/quotes', { stored, until = 'Ada Moreno' }: Drawn = {}) {
  const person = await drawPage(
    'staff',
    address,
    <SessionProvider area="staff" loading="Wait">
      <KeepSettings />
      <StaffWorkbench>
        <QuotesScreen />
      </StaffWorkbench>
    </SessionProvider>,
    stored,
  );
  if (until !== null) await linkOf(until);
  return person;
}
