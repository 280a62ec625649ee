'use client';
import type { AppLinkProps } from '@roadworthy/ui/base/app-link.tsx';
import Link from 'next/link';

/** The design system's links through the router; telephone, mail and foreign addresses stay plain. */
export function RouterLink({ href, ...rest }: AppLinkProps) {
  return href.startsWith('/') && !href.startsWith('/api/') ? <Link {...rest} href={href} prefetch={false} /> : <a {...rest} href={href} />;
}
