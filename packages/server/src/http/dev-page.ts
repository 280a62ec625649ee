import type { FastifyReply } from 'fastify';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #ddd}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:24rem;border:1px solid #ddd}`;

/** A text as HTML shows it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A plain page of ours below /dev, without scripts. */
export function devPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
    );
}
