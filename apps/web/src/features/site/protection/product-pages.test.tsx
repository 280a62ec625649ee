// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadLineAreasDocument } from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { sitePages } from '../site-pages.ts';
import { linePage } from './line-page.ts';
import { isProductPage, type ProductPage, ProductScreen } from './product-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() =>
  server.answer(LoadLineAreasDocument, ({ postal_code }) => ({
    sold_lines: postal_code === '96813' ? [] : [{ provider: 'warranty', areas: ['US-OH', 'US-TX', 'CA-ON'] }],
  })),
);

const pages: readonly ProductPage[] = sitePages.filter(isProductPage);
const partOf = ({ key }: ProductPage) => (key === 'toys' || key === 'telematics' ? key : null);
const lineOf = (page: ProductPage, locale: 'en-us' | 'fr-ca' = 'en-us') =>
  linePage(page.line ?? 'personal', locale, partOf(page));
const places = [{ area: 'US-OH', name: 'Ohio', href: '/states/ohio' }];

async function open(key: ProductPage['key']) {
  const page = pages.find((one) => one.key === key);
  if (!page) throw new Error(`no page of ${key}`);
  const drawn = await ProductScreen({ page, locale: 'en-us', line: lineOf(page), areas: places });
  return drawPage('frame', `/${page.path}`, drawn);
}

test.each(pages)('$path says what its line’s data say, in both languages', (page) => {
  const [english, french] = [lineOf(page), lineOf(page, 'fr-ca')];
  for (const line of [english, french]) {
    expect(line.covers.length).toBeGreaterThan(0);
    expect(line.notCovered.length).toBeGreaterThan(2);
    expect(line.claim.choices.length).toBeGreaterThan(1);
    expect(line.claim.loss).toBeLessThan(line.claim.most);
    expect([...line.takes, ...line.notCovered].join(' ')).not.toMatch(/[{}]/);
  }
  const stated = ({ covers, notCovered, takes }: typeof english) => [
    ...covers.map(({ pays }) => pays),
    ...notCovered,
    ...takes,
  ];
  const same = stated(english).filter((text) => stated(french).includes(text));
  expect(same).toEqual([]);
});

test('what is asked on the way to a policy does not stand among what a line takes', () => {
  const insured = pages.find(({ line, key }) => (line ?? 'personal') === 'personal' && key !== 'toys');
  expect(insured && lineOf(insured).takes).toEqual([]);
});

describe('the page of the service plan', () => {
  test('says whom it takes and how one gets out before its button', async () => {
    await open('servicePlan');
    const [refund] = screen.getAllByText(/^Within 60 days, and as long as nothing was claimed/);
    const [rule] = screen.getAllByText('We take vehicles of at most 15 model years.');
    const button = screen.getByRole('button', { name: 'See my price' });
    for (const stated of [refund, rule]) {
      expect(Boolean((stated?.compareDocumentPosition(button) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
    }
  });

  test('tells where it is sold, on tiles that lead to each place', async () => {
    await open('servicePlan');
    await screen.findByText(/^In 2 states and 1 province /);
    expect(screen.getByRole('link', { name: 'OH, Ohio, sold' }).getAttribute('href')).toBe('/states/ohio');
    screen.getByRole('link', { name: 'HI, HI, not sold' });
  });

  test('leads to the waitlist where it is not sold, and asks for a code that is missing', async () => {
    const person = await open('servicePlan');
    await person.click(screen.getByRole('button', { name: 'See my price' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter the ZIP or postal code where it is kept');
    await person.type(screen.getByLabelText('ZIP or postal code'), '96813');
    await screen.findByRole('button', { name: 'Join the waitlist' });
    await person.clear(screen.getByLabelText('ZIP or postal code'));
    await person.type(screen.getByLabelText('ZIP or postal code'), '43215');
    await screen.findByRole('button', { name: 'See my price' });
    const form = screen.getByLabelText('ZIP or postal code').closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      postal_code: '43215',
      line: 'warranty',
      source: 'vsc',
    });
  });

  test('without an answer says that the first step tells', async () => {
    server.answer(LoadLineAreasDocument, () => new Failure({}, 0));
    await open('servicePlan');
    await screen.findByText(/^This cannot be shown now/);
  });
});

test('the money of a claim follows the damage and the deductible, and adds up', async () => {
  const person = await open('rv');
  const part = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect([part('We pay'), part('Your deductible')]).toEqual(['$5,500', '$500']);
  await person.click(screen.getByRole('radio', { name: '$2,500' }));
  expect([part('We pay'), part('Your deductible')]).toEqual(['$3,500', '$2,500']);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100000' } });
  expect([part('We pay'), part('Your deductible')]).toEqual(['$0', '$1,000']);
});

test('what a limit leaves stays with its owner', async () => {
  const person = await open('toys');
  await person.click(screen.getByRole('radio', { name: '$2,000' }));
  expect(screen.getByText('We pay').nextElementSibling?.textContent).toBe('$2,000');
  expect(screen.getByText('Above the limit, yours').nextElementSibling?.textContent).toBe('$2,200');
});

test('what agents quote is asked of them and has no price button', async () => {
  await open('pro');
  expect(wayOfSale('pro')).toBe('enquiry');
  expect(screen.queryByRole('button', { name: 'See my price' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask our agents' }).getAttribute('href')).toBe('#enquiry');
});
