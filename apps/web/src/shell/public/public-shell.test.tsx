// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewerOrganization } from '../../data/visit/viewer-organization.ts';
import { answeringServer } from '../../testing/answering-server.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { SiteLogo } from '../site-logo.tsx';
import { PublicShell } from './public-shell.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() => server.answerUrl('/api/auth/me', () => null));
afterEach(() => vi.useRealTimers());

test('the public frame says what it offers, whose pages these are by the year of the clock, and what is no promise', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T12:00:00Z'), toFake: ['Date'] });
  await drawPage('frame', '/', <PublicShell>Page</PublicShell>);
  expect(screen.getByText(/save up to 35%/)).toBeDefined();
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toMatch(/© 2031 Roadworthy/);
  expect(footer.textContent).toContain('* Compared with carrying every optional coverage all year.');
  expect(screen.getAllByRole('link', { name: 'Roadworthy' })[0]?.getAttribute('href')).toBe('/');
});

test('a software organization’s logo stands at 150 by 34 with who runs the pages', async () => {
  const organization = {
    name: 'TowTech',
    organization_type: 'roamly_software',
    logo_url: 'https://towtech.example/logo.png',
  } as ViewerOrganization;
  await drawPage('frame', '/', <SiteLogo organization={organization} />);
  const image = await screen.findByRole('img', { name: 'TowTech' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['150', '34']);
  expect(image.closest('a')?.textContent).toBe('Powered byRoadworthy');
});

test('the menu leads to a quote, a claim, the account, the phone and the languages', async () => {
  await drawPage('frame', '/', <PublicShell>Page</PublicShell>);
  const menu = screen.getByRole('navigation', { name: 'Main', hidden: true });
  const links = within(menu).getAllByRole('link', { hidden: true });
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual(['/checkout/start', '/claims']);
  expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
  expect(hrefs).toContain('/customers');
  expect(within(menu).getByRole('list', { name: 'Languages', hidden: true }).children).toHaveLength(3);
});

test('what opens the help stands in the header, over nothing of the page', async () => {
  await drawPage('frame', '/', <PublicShell chat={<button type="button">Help</button>}>Page</PublicShell>);
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('button', { name: 'Help' })).toBeDefined();
});
