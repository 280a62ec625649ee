import type { Metadata } from 'next';
import { locale, messagesOf } from '../shell/messages.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

export const metadata: Metadata = { title: messagesOf().shell.notFound.title, robots: { index: false } };

export default function GlobalNotFound() {
  return (
    <html lang={locale} className={fontVariables}>
      <body data-density="consumer">
        <NotFoundScreen />
      </body>
    </html>
  );
}
