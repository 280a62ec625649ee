import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { Providers } from '../shell/providers.tsx';
import { locale, messagesOf } from '../shell/messages.ts';
import { fontVariables } from './fonts.ts';
import './globals.css';

const { meta } = messagesOf().shell;

export const metadata: Metadata = {
  title: { default: brand.name, template: `%s · ${brand.name}` },
  description: meta.description,
  applicationName: brand.name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light', viewportFit: 'cover' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables}>
      <body data-density="consumer">
        <Providers locale={locale} messages={messagesOf()}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
