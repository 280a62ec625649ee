import { locales, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { helpIndex } from '../../../features/site/chat/help-index.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ file: `${locale}.json` }));

type Props = { params: Promise<{ file: string }> };

/** What the help looks through, in one language: asked for when somebody begins to look. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const locale = readLocale((await params).file.replace(/\.json$/, ''));
  if (!locale) return new Response(null, { status: 404 });
  return Response.json(await helpIndex(locale));
}
