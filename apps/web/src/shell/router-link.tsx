'use client';
import type { AppLinkProps } from '@roadworthy/ui/base/app-link.tsx';
import type { MouseEvent } from 'react';
import { localePath } from '../locale/locale-path.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { usePageRouter } from '../locale/use-page-router.ts';
import { useFetchAhead } from './fetch-ahead.ts';

const isInside = (href: string): boolean => /^\/(?!\/|api\/)/.test(href);
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** The design system's links through the router; telephone, mail, API and foreign addresses stay plain. */
export function RouterLink({ href, onClick, wayOn = false, children, ...rest }: AppLinkProps) {
  const router = usePageRouter();
  const locale = usePageLocale();
  const leads = isInside(href) && !rest.target && rest.download === undefined;
  const ahead = useFetchAhead(leads, wayOn, () => router.prefetch(href));
  return (
    <a
      {...ahead}
      {...rest}
      href={localePath(locale, href)}
      onClick={(event) => {
        onClick?.(event);
        if (!leads || !isPlainClick(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    >
      {children}
    </a>
  );
}
