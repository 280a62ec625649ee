import type { Metadata } from 'next';
import { loadMessages } from '../locale/load-messages.ts';
import { defaultLocale } from '../locale/locales.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { OutsideProviders } from '../shell/outside-providers.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { shell } = await loadMessages(defaultLocale, 'frame');
  return { title: shell.notFound.title, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const messages = await loadMessages(defaultLocale, 'frame');
  return (
    <html lang="en-US" className={fontVariables}>
      <body data-density="consumer">
        <OutsideProviders messages={messages}>
          <NotFoundScreen />
        </OutsideProviders>
      </body>
    </html>
  );
}
