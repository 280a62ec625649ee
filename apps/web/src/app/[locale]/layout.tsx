import type { Metadata, Viewport } from 'next';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { areaMessages, type LocaleLayout } from '../../locale/page-locale.ts';
import { Providers } from '../../shell/providers.tsx';
import { fontVariables } from '../fonts.ts';
import '../globals.css';

export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light', viewportFit: 'cover' };

export async function generateMetadata({ params }: LocaleLayout): Promise<Metadata> {
  const { messages } = await areaMessages({ params }, 'frame');
  return {
    title: { default: brand.name, template: `%s · ${brand.name}` },
    description: messages.shell.meta.description,
    applicationName: brand.name,
    formatDetection: { telephone: false },
  };
}

export default async function RootLayout({ children, params }: LocaleLayout) {
  const { locale, messages } = await areaMessages({ params }, 'frame');
  return (
    // What a page gives itself before it is drawn is not in what was made of it.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body data-density="consumer">
        <Providers locale={locale} messages={messages}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
