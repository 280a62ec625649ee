import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';

export type LogoProps = {
  /** The brand's visible name; a partner's when the visit came through one. */
  name?: string;
  /** A partner's own logo image, which replaces the drawn mark and name. */
  image?: { src: string; alt: string } | undefined;
  href?: string;
  size?: 'small' | 'regular' | 'large';
  /** `print` draws without colour variables of the screen theme. */
  className?: string;
};

const sizes = {
  small: 'h-6 text-[1.125rem]',
  // On the narrowest phones the header holds three more buttons beside it.
  regular: 'h-8 text-[1.5rem] max-[22rem]:h-6 max-[22rem]:gap-1.5 max-[22rem]:text-[1.125rem]',
  large: 'h-12 text-[2.25rem]',
};

/** The badge: three bands that bend on a road sign's shape. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className} data-drawing="">
      <rect width="40" height="40" rx="9" fill="#0e5a4b" />
      <g fill="none" strokeWidth="4.3">
        <path data-band="" stroke="#f4a51c" d="M40 20.2 H29.4 C22.8 20.2 22.6 10.2 16 10.2 H0" />
        <path data-band="" stroke="#ee6a45" d="M40 25 H27.6 C21 25 20.8 15 14.2 15 H0" />
        <path data-band="" stroke="#4fb3c6" d="M40 29.8 H25.8 C19.2 29.8 19 19.8 12.4 19.8 H0" />
      </g>
    </svg>
  );
}

/** The brand at the head of a page; a link home when `href` is given. */
export function Logo({ name = 'Roadworthy', image, href, size = 'regular', className }: LogoProps) {
  const look = classes('inline-flex items-center gap-2.5 text-ink no-underline', sizes[size], className);
  const content = image ? (
    <img src={image.src} alt={image.alt} className="h-full w-auto object-contain" />
  ) : (
    <>
      <LogoMark className="h-full w-auto" />
      <span className="font-display leading-none font-bold tracking-[-0.015em]">{name}</span>
    </>
  );
  return href ? (
    <AppLink href={href} className="inline-flex min-h-target-small items-center rounded-input no-underline">
      <span className={look}>{content}</span>
    </AppLink>
  ) : (
    <span className={look}>{content}</span>
  );
}
