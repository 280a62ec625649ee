import { poweredByText } from '@roadworthy/core/organizations/powered-by.ts';
import { brand as platformBrand } from '@roadworthy/core/shared/site/brand.ts';
import { type Locale, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../kernel/language.ts';
import { escapeHtml } from './escape-html.ts';
import { badgeCells, families, nightStyles, paint, stripeBands } from './mail-look.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type Button = { readonly label: string; readonly url: string };

/** What stands in an e-mail, top to bottom; everything is plain text. */
export type MailContent = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Set large beneath the first paragraph, to be read off and typed. */
  readonly code?: string;
  readonly button: Button | null;
  /** Where its reader switches such letters off; at the foot. */
  readonly choice?: Button;
};

/** Whose letter it is, and whom the footer names. */
export type MailBrand = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** The whole address of their logo, 150 by 34; who runs the platform is named beneath it. */
  readonly logo?: string | null;
};

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

function reach({ name, phone, email }: MailBrand): string {
  return [name, phone, email].filter((part) => part !== null && part !== '').join(' \u00B7 ');
}

// A subject is a header: a line break in a name must not become a header of its own.
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function row(content: string, padding: string): string {
  return `<tr><td style="padding:${padding}">${content}</td></tr>`;
}

function paragraph(content: string): string {
  return row(content, '0 32px 16px');
}

/** Their logo, on white as by day; until its reader allows pictures, a mail program shows their name. */
function logoHead({ name }: MailBrand, logo: string, locale: Locale): string {
  const alt = `font-family:${families.display};font-size:20px;font-weight:700;color:${paint.ink}`;
  const image = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" width="150" height="34" style="display:block;border:0;${alt}">`;
  const poweredBy = escapeHtml(t(locale, sentence(poweredByText, { name: platformBrand.name })));
  const plate = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${paint.canvas};padding:6px 8px;border-radius:6px">${image}</td></tr></table>`;
  return row(
    `${plate}<span class="meta" style="font-size:13px;line-height:20px;color:${paint.meta}">${poweredBy}</span>`,
    '20px 32px 16px',
  );
}

/** As printed pages and documents begin: the badge and who writes. */
function head(brand: MailBrand, locale: Locale): string {
  const { name, logo } = brand;
  if (logo) return logoHead(brand, logo, locale);
  const shown = `font-family:${families.display};font-size:20px;line-height:24px;font-weight:700;letter-spacing:-0.3px`;
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${badgeCells()}</td><td style="padding-left:12px;${shown}">${escapeHtml(name)}</td></tr></table>`,
    '20px 32px 16px',
  );
}

function buttonRow({ label, url }: Button, locale: Locale): string {
  const href = escapeHtml(url);
  const anchor = `<a href="${href}" class="pressed" style="display:inline-block;padding:14px 24px;color:${paint.onPrimary};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
  const button = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="press" style="background:${paint.primary};border-radius:8px">${anchor}</td></tr></table>`;
  const orOpen = escapeHtml(t(locale, words('Or open this address:', 'Ou ouvrez cette adresse :')));
  const address = `<p class="meta" style="margin:12px 0 0;font-size:13px;line-height:20px;color:${paint.meta}">${orOpen}<br><a href="${href}" class="link" style="color:${paint.link};word-break:break-all">${href}</a></p>`;
  return paragraph(button + address);
}

function foot(brand: MailBrand, choice: Button | undefined): string {
  const small = `class="meta" style="font-size:13px;color:${paint.meta}"`;
  const reached = `<span ${small}>${escapeHtml(reach(brand))}</span>`;
  if (choice === undefined) return reached;
  const { label, url } = choice;
  return `${reached}<br><a href="${escapeHtml(url)}" ${small}>${escapeHtml(label)}</a>`;
}

function codeRow(code: string): string {
  return paragraph(
    `<div style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(code)}</div>`,
  );
}

function document(content: string, subject: string, locale: Locale): string {
  const sheet = `<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${paint.canvas};font-family:${families.text};font-size:16px;line-height:26px;color:${paint.ink}">${content}</table>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${nightStyles}</style>
</head>
<body class="surround" style="margin:0;padding:0;background:${paint.surround}">
<table role="presentation" class="surround" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paint.surround}"><tr><td align="center" style="padding:24px 12px">${sheet}</td></tr></table>
</body>
</html>`;
}

// The button stands after the letter's body and before its last line, which says whom to call.
function halves(paragraphs: readonly string[]): { readonly body: readonly string[]; readonly last: readonly string[] } {
  const cut = Math.max(1, paragraphs.length - 1);
  return { body: paragraphs.slice(0, cut), last: paragraphs.slice(cut) };
}

/** An e-mail in our one layout, as HTML and as text that says the same; its words are in the locale's language. */
export function renderMail(content: MailContent, brand: MailBrand, locale: Locale): RenderedMail {
  const { paragraphs, code, button, choice } = content;
  const subject = oneLine(content.subject);
  const { body, last } = halves(paragraphs);
  const [first = '', ...rest] = body;
  const prose = (text: string) => paragraph(escapeHtml(text));
  const html = document(
    [
      head(brand, locale),
      row(stripeBands(), '0 0 24px'),
      prose(first),
      ...(code === undefined ? [] : [codeRow(code)]),
      ...rest.map(prose),
      ...(button === null ? [] : [buttonRow(button, locale)]),
      ...last.map(prose),
      row(foot(brand, choice), '16px 32px 24px'),
    ].join('\n'),
    escapeHtml(subject),
    locale,
  );
  const text = [
    first,
    ...(code === undefined ? [] : [code]),
    ...rest,
    ...(button === null
      ? []
      : [`${t(locale, sentence(words('{label}:', '{label} :'), { label: button.label }))}\n${button.url}`]),
    ...last,
    `-- \n${reach(brand)}${choice ? `\n${t(locale, sentence(words('{label}:', '{label} :'), { label: choice.label }))} ${choice.url}` : ''}`,
  ].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
