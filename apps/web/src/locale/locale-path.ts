import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';

// Platform shell, section 2.1: these have no prefix in any locale.
const unprefixed = [
  /^\/welcome$/,
  /^\/resume$/,
  /^\/resume\/(?:renewal|sign|sign-in|pay|address|incident|letters)$/,
  /^\/outdoorsy\/start$/,
  /^\/claim(?:\/.*)?$/,
  /^\/(?:customers|agents|organizations|underwriting).*$/,
  /^\/checkout(?!\/confirmation(?:\/|$)).*$/,
];

/** Whether a path, without any locale before it, is one and the same in every locale. */
export function isUnprefixed(path: string): boolean {
  return unprefixed.some((pattern) => pattern.test(path));
}

const oneSlash = (path: string): string => path.replace(/^[/\\\t\n\r]*/, '/');

export type SplitPath = { readonly locale: PageLocale | undefined; readonly path: string };

/**
 * The locale that a path begins with, if any, and the path behind it. That begins with one slash: two, and whatever a
 * browser reads as a slash or leaves out, would make another site's address of it.
 */
export function splitLocale(pathname: string): SplitPath {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = readLocale(first);
  return locale === undefined ? { locale, path: oneSlash(pathname) } : { locale, path: oneSlash(rest) };
}

/** The address of a page in a locale; `href` may have a query and a fragment, and stays as it is when it is not ours. */
export function localePath(locale: PageLocale, href: string): string {
  if (!/^\/(?!\/|api\/)/.test(href)) return href;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const { path } = splitLocale(pathname);
  if (locale === defaultLocale || isUnprefixed(path)) return `${path}${rest}`;
  return `/${locale}${path === '/' ? '' : path}${rest}`;
}
