import { Logo, type LogoProps } from '@roadworthy/ui/brand/logo.tsx';
import { brand } from '@roadworthy/core/shared/site/brand.ts';

/** The logo of the configured brand; it leads to the root. */
export function BrandLogo({ size = 'regular', href = '/' }: Pick<LogoProps, 'size' | 'href'>) {
  return <Logo name={brand.name} href={href} size={size} />;
}
