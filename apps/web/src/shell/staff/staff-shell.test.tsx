// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  LoadAnnouncementsDocument,
  LoadViewerOrganizationDocument,
  OrganizationTypeDocument,
  ProductsByOrganizationDocument,
} from '../../generated/documents.ts';
import { answeringServer } from '../../testing/answering-server.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { StaffShell } from './staff-shell.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const server = answeringServer();
const draw = (address: string, owed: boolean, roles = ['organization:agent']) => {
  server.answerUrl('/api/auth/me', () => ({
    sub: 'u1',
    given_name: 'Dana',
    roles: ['global:user', ...roles],
    permissions: ['quote:create'],
    language: null,
    preferences: {},
    org_id: 'o1',
    second_factor_owed: owed,
  }));
  server.answer(LoadAnnouncementsDocument, () => ({
    announcements: [],
    announcements_aggregate: { aggregate: { count: 0 } },
  }));
  server.answer(LoadViewerOrganizationDocument, () => ({ organizations_by_pk: null }));
  server.answer(OrganizationTypeDocument, () => ({ organizations_by_pk: null }));
  server.answer(ProductsByOrganizationDocument, () => ({ products: [] }));
  return drawPage(
    'staff',
    address,
    <StaffShell area="agents" everybody={address === '/agents/profile'}>
      <p>What stands here</p>
    </StaffShell>,
  );
};

test.each(['/agents/quotes', '/agents/quotes/q1?tab=notes'])(
  'leads who owes a second factor from %s to the profile, and shows nothing on the way',
  async (address) => {
    const shown: boolean[] = [];
    const watch = new MutationObserver(() =>
      shown.push(window.location.pathname !== '/agents/profile' && screen.queryByText('What stands here') !== null),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    await draw(address, true);
    await waitFor(() => expect(window.location.pathname).toBe('/agents/profile'));
    expect(await screen.findByText('What stands here')).toBeDefined();
    watch.disconnect();
    expect(shown).not.toContain(true);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);

test('leaves who owes a second factor on the profile, where it is set up', async () => {
  await draw('/agents/profile', true);
  expect(await screen.findByText('What stands here')).toBeDefined();
  expect(window.location.pathname).toBe('/agents/profile');
});

test('leads nobody away who owes none', async () => {
  await draw('/agents/quotes', false);
  expect(await screen.findByText('What stands here')).toBeDefined();
  expect(window.location.pathname).toBe('/agents/quotes');
});

test('marks one area as the current one, the nearest where one lies within another', async () => {
  await draw('/agents/announcements', false, ['organization:underwriter']);
  const areas = await screen.findByRole('navigation', { name: 'Areas' });
  const current = [...areas.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);
  expect(current).toEqual(['Announcements']);
});

test('shows the people of a software organization no page whose tab they do not see', async () => {
  const page = draw('/underwriting/restrictions', false, ['organization:underwriter']);
  server.answer(OrganizationTypeDocument, () => ({
    organizations_by_pk: { organization_id: 'o1', organization_type: 'roamly_software' },
  }));
  await page;
  expect(await screen.findByRole('link', { name: 'Quotes' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('What stands here')).toBeNull());
});
