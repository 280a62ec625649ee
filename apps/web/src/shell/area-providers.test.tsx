import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadMessages } from '../locale/load-messages.ts';
import { problems } from '../data/requests/problems.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { AreaProviders } from './area-providers.tsx';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useParams: () => ({}),
}));

const messages = await loadMessages('en-us', 'frame');

function Page() {
  useToast();
  return (
    <main>
      <OfflineNotice />
      page
    </main>
  );
}
const draw = () =>
  renderToStaticMarkup(
    <AreaProviders locale="en-US" messages={messages}>
      <Page />
    </AreaProviders>,
  );

it('every page with data has the place of the toasts and no banner while nothing failed', () => {
  const html = draw();
  expect(html).toContain('page');
  expect(html).toContain('role="status"');
  expect(html).not.toContain('role="alert"');
});

it('the server never draws the problems of a browser', () => {
  problems.push('The quote could not be saved');
  expect(draw()).not.toContain('The quote could not be saved');
});
