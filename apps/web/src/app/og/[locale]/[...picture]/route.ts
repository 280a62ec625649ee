import { locales, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sharePicture } from '@roadworthy/core/shared/site/share-picture.ts';
import { makeSharePicture } from '../../../../features/site/share/make-share-picture.ts';
import { sharePages } from '../../../../features/site/share/share-pages.ts';

type Props = { params: Promise<{ locale: string; picture: string[] }> };

// Made with the pages; nothing is drawn for whoever asks.
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  locales.flatMap((locale) =>
    sharePages.map(({ path }) => ({ locale, picture: sharePicture.address(locale, path).split('/').slice(3) })),
  );

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale: named, picture } = await params;
  const locale = readLocale(named);
  if (locale === undefined) return new Response(null, { status: 404 });
  const address = `/og/${locale}/${picture.join('/')}`;
  const page = sharePages.find(({ path }) => sharePicture.address(locale, path) === address);
  if (!page) return new Response(null, { status: 404 });
  const bytes = await makeSharePicture(page, await page.title(locale));
  return new Response(bytes, { headers: { 'content-type': 'image/png' } });
}
