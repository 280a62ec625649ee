'use client';
import { CrashScreen } from '../shell/crash-screen.tsx';
import { locale, messagesOf } from '../shell/messages.ts';
import { Providers } from '../shell/providers.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

export default function GlobalError(props: { error: Error; reset: () => void }) {
  return (
    <html lang={locale} className={fontVariables}>
      <body data-density="consumer">
        <Providers locale={locale} messages={messagesOf()}>
          <CrashScreen {...props} />
        </Providers>
      </body>
    </html>
  );
}
