import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { localeHosts } from '../../locale/locale-hosts.ts';
import { siteOrigin } from '../../locale/site-origin.ts';

// Its addresses follow the settings of the process, which a build does not know.
export const dynamic = 'force-dynamic';

/** Lets a browser look for words in the learning center from its address bar. */
export function GET(): Response {
  const { protocol, host } = siteOrigin(process.env, localeHosts(process.env));
  const origin = `${protocol}://${host}`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${brand.name}</ShortName>
  <Description>${brand.name}: guides to insuring, buying and keeping an RV</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="40" height="40" type="image/svg+xml">${origin}/icon.svg</Image>
  <Url type="text/html" template="${origin}/learning-center?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(body, { headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' } });
}
