import { expect, test } from 'vitest';
import { myPolicyTabs, pathOfTab, tabOfPath, tabsOf } from './my-policy-tab.ts';

const id = '01a1f7ab-c6b4-7286-887e-557c2a098a1f';

test.each(myPolicyTabs)('the tab %s has an address of its own', (tab) => {
  expect(tabOfPath(pathOfTab(id, tab))).toBe(tab);
});

test.each([`/customers/policies/${id}`, `/customers/policies/${id}/`, `/customers/policies/${id}/claims`])(
  '%s shows the overview',
  (path) => {
    expect(tabOfPath(path)).toBe('overview');
  },
);

test.each([
  ['active', true],
  ['pending', true],
  ['delinquent', true],
  ['pending_cancellation', false],
  ['cancelled', false],
  ['expired', false],
])('a policy that is %s can be cancelled: %s', (status, expected) => {
  expect(tabsOf(status).includes('cancel')).toBe(expected);
});
