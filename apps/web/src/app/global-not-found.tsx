import { EmptyRoad } from '@roadworthy/ui/brand/empty-road.tsx';
import type { Metadata } from 'next';
import { loadMessages } from '../locale/load-messages.ts';
import { defaultLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { OutsideProviders } from '../shell/outside-providers.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

// The screen says its title itself: it depends on who reads it.
export const metadata: Metadata = { robots: { index: false } };

export default async function GlobalNotFound() {
  const messages = await loadMessages(defaultLocale, 'frame');
  return (
    <html lang="en-US" className={fontVariables}>
      <body data-density="consumer">
        <OutsideProviders messages={messages}>
          <NotFoundScreen road={<EmptyRoad />} />
        </OutsideProviders>
      </body>
    </html>
  );
}
