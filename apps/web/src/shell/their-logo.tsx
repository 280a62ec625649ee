'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { PartnerLogo } from '@roadworthy/ui/brand/partner-logo.tsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';

// Only visitors of partners with a picture of ours load what sizes pictures.
const Image = lazy(() => import('next/image'));

export type TheirLogoProps = { src: string; name: string; href: string; inRow: boolean };

/** Somebody else's logo at the head of the page, and whose pages these are. */
export function TheirLogo({ src, name, href, inRow }: TheirLogoProps) {
  const t = useTranslations('shell.logo');
  const size = { width: 150, height: 34, className: 'h-[34px] w-auto max-w-[150px] object-contain object-left' };
  // Pictures of ours come in the size that fits; those of other hosts as they are.
  const image = src.startsWith('/media/') ? (
    <Suspense fallback={<span className="h-[34px] w-[150px]" />}>
      <Image {...size} src={src} alt={name} priority />
    </Suspense>
  ) : (
    <img {...size} src={src} alt={name} />
  );
  return <PartnerLogo image={image} href={href} poweredBy={t('poweredBy')} name={brand.name} inRow={inRow} />;
}
