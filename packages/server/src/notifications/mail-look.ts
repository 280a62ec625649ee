import { badge, stripeColors } from '../documents/badge.ts';

/** How letters look: the colours of the pages by day, and by night where a mail program says that it is dark. */
export const paint = {
  canvas: '#FFFFFF',
  surround: '#F3F6F5',
  ink: '#12211E',
  meta: '#5B6E69',
  link: '#0B57B7',
  primary: '#0E5A4B',
  onPrimary: '#FFFFFF',
} as const;

const night = {
  canvas: '#0E1614',
  surround: '#151F1C',
  ink: '#EAF1EF',
  meta: '#90A29D',
  link: '#8AB8FF',
  primary: '#5CC7AC',
  onPrimary: '#06231C',
} as const satisfies Record<keyof typeof paint, string>;

// Mail programs fetch no typeface: the nearest of those that readers have, the narrower first where ours is narrow.
export const families = {
  text: "'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  display: "'National Park','Avenir Next','Segoe UI Semibold',-apple-system,Roboto,Helvetica,Arial,sans-serif",
} as const;

/** What mail programs that know the reader's theme go by; every other one shows the letter by day. */
export const nightStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.surround{background:${night.surround}!important}
.sheet{background:${night.canvas}!important;color:${night.ink}!important}
.meta{color:${night.meta}!important}
.link{color:${night.link}!important}
.press{background:${night.primary}!important}
.pressed{color:${night.onPrimary}!important}
}`;

const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';
const bar = (color: string) =>
  `<tr><td height="4" style="height:4px;font-size:0;line-height:0;background:${color}">&nbsp;</td></tr>`;

/** The stripe below a letter's head. */
export function stripeBands(): string {
  return `${table} width="100%">${stripeColors.map(bar).join('')}</table>`;
}

/** The badge, of coloured cells alone: a picture would be blocked until the reader allows it. The stripe steps down in it. */
export function badgeCells(): string {
  const bands = `${table} width="18">${badge.bands.map(({ color }) => bar(color)).join('')}</table>`;
  const half = (padding: string) => `<td width="18" valign="top" style="padding:${padding}">${bands}</td>`;
  return `${table} width="36" height="36" style="background:${badge.sign};border-radius:8px"><tr>${half('7px 0 17px')}${half('16px 0 8px')}</tr></table>`;
}
