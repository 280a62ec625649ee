// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadSavedViewsDocument, ReferralsDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { StaffWorkbench } from '../../../shell/staff/staff-workbench.tsx';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { ReferralsScreen } from './referrals-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const una = { ...dana, roles: ['global:user', 'organization:underwriter'] };

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => una);
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_quote_referrals', () => ({ v0: { aggregate: { count: 1, count_capped: false } } }));
  server.answer(ReferralsDocument, () => ({
    quote_referrals: [
      {
        ...{ quote_referral_id: 'r1', quote_id: 'q1', status: 'pending', created: '2026-11-20T10:00:00Z' },
        ...{ request_reasons: ['High value'] },
        quote: {
          organization: { name: 'Cascade' },
          contact_email: null,
          entities: [{ first_name: 'Ada', last_name: 'Moreno', business_name: null, email: null, phone: null }],
        },
      },
    ],
    quote_referrals_aggregate: { aggregate: { count: 1, count_capped: false } },
  }));
});

async function draw(address = '/underwriting') {
  const hands = await drawPage(
    'staff',
    address,
    <SessionProvider area="staff" loading="Wait">
      <StaffWorkbench theme="light">
        <ReferralsScreen />
      </StaffWorkbench>
    </SessionProvider>,
  );
  await screen.findByText('Ada Moreno', { selector: 'a[data-primary]' });
  return hands;
}
const asked = () => server.sentTo(ReferralsDocument).at(-1);

describe('a list that declares no more than its columns, filters, views and document', () => {
  test('is read as its role, in its order, and leads where its rows do', async () => {
    await draw();
    expect(asked()?.variables).toEqual({
      where: { _and: [{ status: { _eq: 'pending' } }] },
      order: [{ created: 'desc' }, { quote_referral_id: 'asc' }],
      ...{ limit: 50, offset: 0 },
    });
    expect(asked()?.headers.get('x-hasura-role')).toBe('organization:underwriter');
    expect(screen.getByText('Ada Moreno').getAttribute('href')).toBe('/agents/quotes/q1');
  });

  test('is searched, narrowed, ordered and kept as a view like every other', async () => {
    const hands = await draw('/underwriting?view=all&f[status]=expired&sort=status&q=ada');
    expect(JSON.stringify(asked()?.variables)).toContain('{"status":{"_in":["expired"]}}');
    expect(JSON.stringify(asked()?.variables)).toContain('{"quote":{"entities":{"first_name_key"');
    await hands.click(screen.getByRole('button', { name: /^Status/ }));
    expect(await screen.findByRole('checkbox', { name: 'Expired' })).toHaveProperty('checked', true);
    const views = screen.getByRole('navigation', { name: 'Views' });
    expect(within(views).getAllByRole('button', { name: 'Save as a view' }).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(server.sentTo(LoadSavedViewsDocument)[0]?.variables).toEqual({ list_name: 'quote_referrals' }),
    );
  });

  test('has no boxes and no keys for what cannot be done to its rows', async () => {
    const hands = await draw();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await hands.keyboard('jx ');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(window.location.search).toBe('');
    expect(document.activeElement?.textContent).toBe('Ada Moreno');
  });
});
