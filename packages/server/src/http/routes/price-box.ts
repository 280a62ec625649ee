import { createHash } from 'node:crypto';
import { vehicleClassLabels } from '@roadworthy/core/products/labels.ts';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { defaultLocale, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { words, wordsFor } from '@roadworthy/core/shared/words.ts';
import { escaped } from '../dev-page.ts';

const texts = {
  title: words('What would it cost to insure it?', 'Combien coûterait son assurance ?'),
  postalCode: words('ZIP or postal code', 'Code postal ou ZIP'),
  vehicle: words('Vehicle', 'Véhicule'),
  choose: words('Choose one', 'Choisir'),
  go: words('See my price range', 'Voir ma fourchette de prix'),
  poweredBy: words('Powered by {name}', 'Propulsé par {name}'),
};

// No colour of ours reaches the page around it, and none of its own is reached from there.
const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.4 system-ui,sans-serif;color:#1b1b1b;background:#fff}
main{padding:16px;border:1px solid #d5d0c4;border-radius:12px}h1{margin:0 0 12px;font-size:18px}
form{display:grid;gap:12px}label{display:grid;gap:4px;font-size:14px}
input,select,button{font:inherit;width:100%;min-height:44px;padding:8px 10px;border:1px solid #767676;border-radius:8px;background:#fff;color:inherit}
button{border:0;background:#0e5a4b;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}p{margin:10px 0 0;font-size:13px;color:#595959}img{display:block;margin:0 0 12px}`;

// The height of what is shown, to the page around it and to nobody in particular: it tells nothing else.
const resize = `new ResizeObserver(function(){parent.postMessage({priceBoxHeight:document.documentElement.offsetHeight},'*')}).observe(document.documentElement)`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Shown in pages of others, it loads nothing but a logo and goes nowhere but to a quote of ours. */
export const priceBoxPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(resize)}`,
  "img-src 'self' https:",
  "form-action 'self' https:",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

export type BoxOf = { readonly slug: string; readonly name: string; readonly logoUrl: string | null };

const pathIn = (locale: PageLocale, path: string): string => (locale === defaultLocale ? path : `/${locale}${path}`);

/** The price box of a partner as a page of its own: two questions, answered at the quote that it begins. */
export function priceBoxPage({ slug, name, logoUrl }: BoxOf, locale: PageLocale): string {
  const t = (key: keyof typeof texts): string => escaped(wordsFor(texts[key], locale).replace('{name}', brand.name));
  const logo = logoUrl === null ? '' : `<img src="${escaped(logoUrl)}" alt="${escaped(name)}" width="150" height="34">`;
  const classes = vehicleClasses
    .map((one) => `<option value="${one}">${escaped(wordsFor(vehicleClassLabels[one], locale))}</option>`)
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${t('title')}</title><style>${style}</style></head><body><main>${logo}<h1>${t('title')}</h1>
<form action="${escaped(pathIn(locale, `/p/${slug}`))}" target="_top">
<label>${t('postalCode')}<input name="postal_code" required maxlength="7" autocomplete="postal-code"></label>
<label>${t('vehicle')}<select name="vehicle_class" required><option value="">${t('choose')}</option>${classes}</select></label>
<button>${t('go')}</button></form><p>${t('poweredBy')}</p></main><script>${resize}</script></body></html>`;
}

/**
 * What a partner's own page loads: it puts the box where its tag stands, and gives it the height that it says, if it is
 * the box that says so.
 */
export function priceBoxScript(slug: string): string {
  return `(function(){var s=document.currentScript;if(!s)return;var o=new URL(s.src).origin,f=document.createElement('iframe');
f.src=o+'/api/partners/${slug}/price-box?locale='+encodeURIComponent(s.getAttribute('data-locale')||'');
f.title=s.getAttribute('data-title')||${JSON.stringify(brand.name)};f.loading='lazy';
f.style.cssText='display:block;width:100%;max-width:480px;height:320px;border:0';
addEventListener('message',function(e){if(e.source!==f.contentWindow||e.origin!==o)return;
var h=Number(e.data&&e.data.priceBoxHeight);if(h>=100&&h<=900)f.style.height=Math.ceil(h)+'px'});s.after(f)})();
`;
}
