import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sharePicture } from '@roadworthy/core/shared/site/share-picture.ts';
import { sharePictureAt } from '../../../../features/site/share/make-share-picture.ts';
import { sharePages } from '../../../../features/site/share/share-pages.ts';

type Props = { params: Promise<{ locale: string; picture: string[] }> };

// Four hundred pictures, of which few are ever looked at: painting them all would take a fifth of a first start.
export const dynamic = 'force-dynamic';

/** A day, as the drawings of pages: a new deployment may paint it anew. */
const stored = 'public, max-age=86400, stale-while-revalidate=604800';

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale: named, picture } = await params;
  const locale = readLocale(named);
  if (locale === undefined) return new Response(null, { status: 404 });
  const address = `/og/${locale}/${picture.join('/')}`;
  const page = sharePages.find(({ path }) => sharePicture.address(locale, path) === address);
  if (!page) return new Response(null, { status: 404 });
  const bytes = await sharePictureAt(address, page, () => page.title(locale));
  return new Response(bytes, { headers: { 'content-type': 'image/png', 'cache-control': stored } });
}
