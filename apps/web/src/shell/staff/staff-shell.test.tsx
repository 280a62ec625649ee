// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  LoadAnnouncementsDocument,
  LoadViewerOrganizationDocument,
  OrganizationTypeDocument,
  ProductsByOrganizationDocument,
} from '../../generated/documents.ts';
import { answeringServer } from '../../testing/answering-server.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { StaffNotFound } from './staff-not-found.tsx';
import { StaffShell } from './staff-shell.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const server = answeringServer();
const draw = (
  address: string,
  owed: boolean,
  roles = ['organization:agent'],
  { organizations = [], page = <p>What stands here</p> }: { organizations?: object[]; page?: ReactNode } = {},
) => {
  server.answerUrl('/api/auth/me', () => ({
    sub: 'u1',
    given_name: 'Dana',
    roles: ['global:user', ...roles],
    permissions: ['quote:create'],
    language: null,
    preferences: {},
    org_id: 'o1',
    organizations,
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
      {page}
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

const both = [
  { org_id: 'o1', name: 'Harbor' },
  { org_id: 'o2', name: 'Mirage' },
];

test('offers who works for two organizations the other one, and says which one it is', async () => {
  server.answerUrl('/api/auth/organization', () => ({ success: true }));
  await draw('/agents/quotes', false, ['organization:agent'], { organizations: both });
  await userEvent.click(await screen.findByRole('button', { name: 'Your menu: Dana' }));
  expect(await screen.findByText('Harbor · Agent')).toBeDefined();
  expect(screen.getByRole('menuitem', { name: /Work for Harbor/ }).textContent).toContain('current');
  expect(screen.getByRole('menuitem', { name: /Work for Mirage/ })).toBeDefined();
});

test('offers who works for one no other', async () => {
  await draw('/agents/quotes', false, ['organization:agent'], { organizations: both.slice(0, 1) });
  await userEvent.click(await screen.findByRole('button', { name: 'Your menu: Dana' }));
  expect(await screen.findByText('Agent')).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /Work for/ })).toBeNull();
});

const elsewhere = '/agents/quotes/0198a0f0-0000-7000-8000-000000000001';

test('says of a record of their other organization where it is', async () => {
  server.answerUrl(`/api/auth/organization-of?id=${elsewhere.slice(-36)}`, () => both[1]);
  const page = <StaffNotFound />;
  await draw(elsewhere, false, ['organization:agent'], { organizations: both, page });
  expect(await screen.findByRole('button', { name: 'Go on in Mirage' })).toBeDefined();
});

test('asks nothing of a record that is not there for who works for one', async () => {
  await draw(elsewhere, false, ['organization:agent'], { organizations: both.slice(0, 1), page: <StaffNotFound /> });
  expect(await screen.findByText(/It may have been removed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
});
