// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetPerson } from './forget-person.ts';
import { settings, setPreferences } from './use-settings.ts';

test('signing out leaves nothing of the person behind, and everything that is the browser’s', () => {
  const theirs = [
    'settings',
    'staff-theme',
    'views u1 quotes',
    'views:policies:u1',
    'recent-searches u1',
    'list-density',
  ];
  const others = ['quote_id', 'quote_token', 'device', 'viewsomething', 'my settings'];
  for (const key of [...theirs, ...others]) window.localStorage.setItem(key, 'kept');
  setPreferences({ theme: 'dark' });
  forgetPerson();
  expect(Object.keys(window.localStorage).toSorted()).toEqual(others.toSorted());
  expect(settings.read()).toEqual({ of: null, stored: {}, unsent: {} });
});
