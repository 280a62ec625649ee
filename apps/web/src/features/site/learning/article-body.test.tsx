// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.tsx';
import { FaqList } from '../faq/faq-list.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleFinder } from './article-finder.tsx';
import { parseArticle } from './parse-article.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const terms = { deductible: { name: 'Deductible', text: 'The part that you pay yourself.' } };
const { tokens } = parseArticle(`---
title: T
lead: L
---
## A heading & more

A [[deductible|part]], **bold**, [a page](/faq). Again a [[deductible|share]], and a [[nothing|word]].

1. one
2. two

| What | Much |
| --- | --- |
| This | $1 |

> a − b
`);

test('an article is drawn in elements of its own, and each term is explained once', async () => {
  const body = <ArticleBody tokens={tokens} terms={terms} asks={(term) => `What is ${term}?`} />;
  await drawPage('site', '/learning-center/cover/deductibles', body);
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('a-heading-more');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A heading & more');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['part']);
  expect(document.getElementById(buttons[0]?.getAttribute('popovertarget') ?? '')?.textContent).toContain(
    'The part that you pay yourself.',
  );
  expect(screen.getByRole('link', { name: 'a page' }).getAttribute('href')).toBe('/faq');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(screen.getByRole('rowheader').textContent).toBe('This');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['What', 'Much']);
});

test('articles are found by what they are about, and nothing found says where else to look', async () => {
  const articles = [{ href: '/learning-center/claims/hail-damage', title: 'Hail', about: 'Roof and skylights' }];
  const finder = <ArticleFinder label="Look" found={['Nothing', 'One']} articles={articles} />;
  const person = await drawPage('site', '/learning-center', finder);
  await person.type(screen.getByLabelText('Look'), 'skylight');
  expect(screen.getByRole('link', { name: 'Hail' }).getAttribute('href')).toBe(articles[0]?.href);
  await person.type(screen.getByLabelText('Look'), 'zzz');
  screen.getByText('Nothing');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('words that the address brings are looked for at once', async () => {
  window.history.replaceState(null, '', '/learning-center?q=skylights');
  const articles = [{ href: '/learning-center/claims/hail-damage', title: 'Hail', about: 'Roof and skylights' }];
  const finder = <ArticleFinder label="Look" found={['Nothing', 'One']} articles={articles} />;
  await drawPage('site', '/learning-center?q=skylights', finder);
  await screen.findByRole('link', { name: 'Hail' });
  expect(screen.getByLabelText<HTMLInputElement>('Look').value).toBe('skylights');
});

const groups = [
  {
    name: 'Price',
    questions: [
      { id: 'why-range', question: 'Why a range?', answer: 'Because.' },
      { id: 'monthly-fee', question: 'What does monthly cost?', answer: 'A fee.' },
    ],
  },
];

test('a question is open at its own address, and words leave those that speak of them', async () => {
  window.history.replaceState(null, '', '/faq#monthly-fee');
  Element.prototype.scrollIntoView = () => undefined;
  const list = <FaqList words={{ search: 'Look', none: 'Nothing' }} groups={groups} />;
  const person = await drawPage('site', '/faq#monthly-fee', list);
  await vi.waitFor(() => expect(document.querySelector('#monthly-fee')?.hasAttribute('open')).toBe(true), 15_000);
  expect(document.querySelector('#why-range')?.hasAttribute('open')).toBe(false);
  await person.type(screen.getByLabelText('Look'), 'because');
  expect([...document.querySelectorAll('details')].map(({ id }) => id)).toEqual(['why-range']);
  await person.type(screen.getByLabelText('Look'), 'zzz');
  screen.getByText('Nothing');
});
