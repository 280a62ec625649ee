import { AppLink } from '../base/app-link.tsx';
import { PoweredBy } from './powered-by.tsx';

export type PartnerLogoProps = {
  src: string;
  alt: string;
  href: string;
  /** "Powered by", in the language of the page. */
  poweredBy: string;
  /** Ours, under theirs. */
  name: string;
};

/** Somebody else's logo at the head of our pages, 150 by 34, and who runs them. */
export function PartnerLogo({ src, alt, href, poweredBy, name }: PartnerLogoProps) {
  return (
    <span className="inline-flex flex-col gap-0.5">
      <AppLink href={href} className="inline-flex min-h-target-small items-center rounded-input no-underline">
        <img src={src} alt={alt} width={150} height={34} className="h-[34px] w-[150px] object-contain object-left" />
      </AppLink>
      <PoweredBy label={poweredBy} name={name} />
    </span>
  );
}
