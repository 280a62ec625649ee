import type { ReactNode } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { PoweredBy } from './powered-by.tsx';

export type PartnerLogoProps = {
  /** Their picture, 150 by 34. */
  image: ReactNode;
  href: string;
  /** "Powered by", in the language of the page. */
  poweredBy: string;
  /** Ours, under theirs. */
  name: string;
};

/** Somebody else's logo at the head of our pages, 150 by 34, and who runs them. */
export function PartnerLogo({ image, href, poweredBy, name }: PartnerLogoProps) {
  return (
    <span className="inline-flex flex-col gap-0.5">
      <AppLink href={href} className="inline-flex min-h-target-small items-center rounded-input no-underline">
        {image}
      </AppLink>
      <PoweredBy label={poweredBy} name={name} />
    </span>
  );
}
