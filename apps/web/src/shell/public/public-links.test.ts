import { expect, test } from 'vitest';
import { footerLinks, frameParts, headerLinks, menuTasks, type ViewerType } from './public-links.ts';

const viewers: readonly ViewerType[] = [null, 'roamly_insurance', 'roamly_software'];
const ours = viewers.slice(0, 2);

test.each(ours)('the header of %s leads to the three products and the account', (viewer) => {
  expect(headerLinks(viewer).map(({ key, href }) => [key, href])).toEqual([
    ['insurance', '/'],
    ['roadside', '/protection/rv/roadside-assistance'],
    ['servicePlan', '/protection/rv/extended-warranty'],
    ['account', '/customers'],
  ]);
});

test.each(ours)('the menu of %s on a phone begins with a quote and a claim', (viewer) => {
  expect(menuTasks(viewer).map(({ href }) => href)).toEqual(['/checkout/start', '/claims']);
});

test('a software organization’s menu begins with the claim', () => {
  expect(menuTasks('roamly_software').map(({ key }) => key)).toEqual(['claim']);
});

test.each(ours)('the footer of %s has all thirteen links', (viewer) => {
  expect(footerLinks(viewer).map(({ href }) => href)).toEqual([
    '/',
    '/faq',
    '/claims',
    '/about',
    '/learning-center',
    '/states',
    '/vehicles',
    '/customers',
    '/affiliates',
    '/become-an-agent',
    '/agents',
    '/terms/terms-of-use',
    '/terms/privacy-policy',
  ]);
});

test('a software organization sees no marketing, privacy, affiliate or agent link', () => {
  expect(headerLinks('roamly_software').map(({ key }) => key)).toEqual(['account']);
  expect(footerLinks('roamly_software').map(({ key }) => key)).toEqual(['claims', 'portal', 'terms']);
});

test.each([
  [null, { footerLogo: true, chat: true }],
  ['roamly_insurance', { footerLogo: true, chat: true }],
  ['roamly_software', { footerLogo: false, chat: false }],
] as const)('the frame of %s has the parts %j', (viewer, parts) => {
  expect(frameParts(viewer)).toEqual(parts);
});
