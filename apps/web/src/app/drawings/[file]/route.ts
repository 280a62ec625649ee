import { drawFile, drawingNames } from '../../../features/shared/drawings/draw-file.tsx';

type Props = { params: Promise<{ file: string }> };

// Made with the pages; nothing is drawn for whoever asks.
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => drawingNames.map((name) => ({ file: `${name}.svg` }));

/** A day: most visitors see several pages with the same drawings, and a new deployment may draw them anew. */
const stored = 'public, max-age=86400, stale-while-revalidate=604800';

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  // Pages may not bring what draws markup along; here nothing is sent to a browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawing = drawFile((await params).file.replace(/\.svg$/, ''), renderToStaticMarkup);
  if (drawing === null) return new Response(null, { status: 404 });
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml', 'cache-control': stored } });
}
