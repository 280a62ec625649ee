// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { type Messages, useTranslations } from 'next-intl';
import { expect, test } from 'vitest';
import { AreaMessages } from './area-messages.tsx';
import { MoreMessages } from './more-messages.tsx';

const part = (catalogue: object) => catalogue as Partial<Messages>;

function Words() {
  const t = useTranslations('shell');
  return `${t('common.close')}, ${t('common.skip')}, ${t('toast.undo')}`;
}

test('a page says its own words and those of its frame, also of one catalogue', () => {
  render(
    <AreaMessages locale="en-US" messages={part({ shell: { common: { close: 'Close' } } })}>
      <MoreMessages locale="en-US" messages={part({ shell: { common: { skip: 'Skip' }, toast: { undo: 'Undo' } } })}>
        <Words />
      </MoreMessages>
    </AreaMessages>,
  );
  expect(screen.getByText('Close, Skip, Undo')).toBeDefined();
});
