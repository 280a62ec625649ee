import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsequentialDialog } from './consequential-dialog.tsx';
import { CoverDialog } from './cover-dialog.tsx';

const copy = {
  title: 'Cancel',
  confirm: 'Cancel it',
  cancel: 'Keep it',
  close: 'Close',
  working: 'Working',
  optional: 'optional',
};
const shared = { open: true, onClose: () => undefined, onConfirm: () => undefined, busy: false, copy };

test('a decision says its effect and numbers its reasons', () => {
  const html = renderToStaticMarkup(
    <ConsequentialDialog
      {...shared}
      effect="Cover ends today."
      reason={{ label: 'Reason', presets: ['Sold', 'Moved'], required: true, missing: 'Say why.' }}
    />,
  );
  expect(html).toContain('Cover ends today.');
  expect(html).toMatch(/<kbd[^>]*>1<\/kbd>Sold/);
  expect(html).toMatch(/<kbd[^>]*>2<\/kbd>Moved/);
});

test('a change of cover shows what was and what will be', () => {
  const html = renderToStaticMarkup(
    <CoverDialog
      {...shared}
      effect="Cover ends today."
      changes={[{ key: 'premium', label: 'Premium', before: '$1,200.00', after: '$300.00' }]}
      changesCopy={{ caption: 'Changes', what: 'What', before: 'Before', after: 'After' }}
      typed={{ label: 'Type RWP-1', expected: 'RWP-1', wrong: 'That is another number.' }}
    />,
  );
  expect(html).toContain('$1,200.00');
  expect(html).toContain('$300.00');
  expect(html).toContain('Type RWP-1');
});

test('a closed dialog shows nothing', () => {
  const html = renderToStaticMarkup(<ConsequentialDialog {...shared} open={false} effect="Cover ends today." />);
  expect(html).not.toContain('Cover ends');
});
