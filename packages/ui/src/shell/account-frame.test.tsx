// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AccountFrame } from './account-frame.tsx';

// What opens is fetched first.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const places = ['Polices', 'Paiements', 'Réclamations', 'Documents', 'Soumissions', 'Profil'];

const draw = (labels: readonly string[], current: string) =>
  render(
    <AccountFrame
      logo="Roadworthy"
      navLabel="Compte"
      moreLabel="Plus"
      skipLabel="Passer"
      links={labels.map((label) => ({ key: label, label, href: `/${label}`, current: label === current }))}
    >
      <h1>Polices</h1>
    </AccountFrame>,
  );

const onPhone = (element: Element): boolean => element.closest('.max-lg\\:hidden') === null;
const tabs = (): (string | null)[] =>
  [...screen.getByRole('navigation').querySelectorAll('a, button')].filter(onPhone).map((tab) => tab.textContent);

test('a phone shows four links of six and opens the others; a desktop shows all of them', async () => {
  draw(places, 'Polices');
  expect(tabs()).toEqual(['Polices', 'Paiements', 'Réclamations', 'Documents', 'Plus']);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expect.arrayContaining(places));
  await userEvent.click(screen.getByRole('button', { name: 'Plus' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('href')),
  ).toEqual(['/Soumissions', '/Profil']);
});

test('what opens the others is current where one of them is', () => {
  draw(places, 'Profil');
  expect(screen.getByRole('button', { name: 'Plus' }).getAttribute('aria-current')).toBe('true');
});

test('five links need nothing that opens', () => {
  draw(places.slice(0, 5), 'Polices');
  expect(tabs()).toEqual(places.slice(0, 5));
});
