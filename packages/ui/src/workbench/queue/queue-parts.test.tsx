import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from '../timeline.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ViewList } from './view-list.tsx';

test('a closed action of the bulk bar says why, and an open one does not', () => {
  const html = renderToStaticMarkup(
    <BulkBar
      label="Selected rows"
      count="2 selected"
      actions={[
        { key: 'send', label: 'Send', onPress: () => undefined },
        { key: 'revoke', label: 'Revoke', onPress: () => undefined, why: '1 of 2: It is not approved.' },
      ]}
      clear={{ label: 'Clear', onPress: () => undefined }}
    />,
  );
  expect(html).toMatch(
    /aria-disabled="true" aria-describedby="([^"]+)"[\s\S]*Revoke[\s\S]*id="\1"[^>]*>1 of 2: It is not approved\./,
  );
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
});

test('views show their counts, and the current one is named as such', () => {
  const html = renderToStaticMarkup(
    <ViewList
      label="Views"
      views={[
        { key: 'all', label: 'All', href: '/q', count: '10,000+', current: true },
        { key: 'mine', label: 'Mine', href: '/q?view=mine', current: false },
      ]}
      groups={[
        { key: 'own', label: 'My views', views: [] },
        {
          key: 'shared',
          label: 'Shared with me',
          views: [
            {
              key: 'tx',
              label: 'Texas',
              href: '/q?f=tx',
              current: false,
              note: 'by Agnes',
            },
          ],
        },
      ]}
      menuLabel={String}
    />,
  );
  expect(html).toContain('10,000+');
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toContain('by Agnes');
  expect(html).not.toContain('My views');
});

test('one’s own views are kept and changed on narrow screens as on wide ones', () => {
  const html = renderToStaticMarkup(
    <ViewList
      label="Views"
      views={[]}
      groups={[
        {
          key: 'own',
          label: 'My views',
          foot: <button type="button">Save as a view</button>,
          views: [
            {
              key: 'tx',
              label: 'Texas',
              href: '/q?f=tx',
              current: false,
              items: [
                {
                  key: 'remove',
                  label: 'Delete',
                },
              ],
            },
          ],
        },
      ]}
      menuLabel={(view) => `Change ${view}`}
    />,
  );
  const [narrow = '', wide = ''] = html.split('My views');
  for (const part of [narrow, wide]) {
    expect(part).toMatch(/aria-label="Change Texas"/);
    expect(part).toContain('Save as a view');
  }
});

test('a timeline offers only the types that it has', () => {
  const entry = { instant: '2026-11-20T10:00:00Z', relative: 'now', absolute: 'Nov 20' };
  const filter = {
    label: 'Show only',
    all: 'All',
    kinds: [
      { key: 'money', label: 'Money' },
      { key: 'note', label: 'Notes' },
      { key: 'event', label: 'Events' },
    ],
  };
  const html = renderToStaticMarkup(
    <Timeline
      label="What happened"
      filter={filter}
      entries={[
        { ...entry, key: '1', title: 'Paid', kind: 'money' },
        { ...entry, key: '2', title: 'Bound', kind: 'event' },
      ]}
    />,
  );
  expect(html).toContain('Money');
  expect(html).not.toContain('Notes');
});
