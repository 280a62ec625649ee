import type { ReactNode } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { PoweredBy } from './powered-by.tsx';

export type PartnerLogoProps = {
  /** Their picture, 150 by 34. */
  image: ReactNode;
  href: string;
  /** "Powered by", in the language of the page. */
  poweredBy: string;
  /** Ours, under theirs. */
  name: string;
  /** Ours beside theirs where there is room, as a low bar needs it. */
  inRow?: boolean;
};

/** Somebody else's logo at the head of our pages, 150 by 34, and who runs them. */
export function PartnerLogo({ image, href, poweredBy, name, inRow = false }: PartnerLogoProps) {
  return (
    <AppLink
      href={href}
      className={classes(
        'inline-flex w-fit flex-col rounded-input no-underline',
        inRow ? 'gap-0.5 py-1 sm:flex-row sm:items-center sm:gap-3' : 'min-h-12 justify-center',
      )}
    >
      <span className="inline-flex w-fit rounded-input in-data-[theme=dark]:bg-white in-data-[theme=dark]:px-2">
        {image}
      </span>
      {/* Together as high as our own logo's place: a logo that arrives moves nothing. */}
      <span className={classes('inline-flex items-center', !inRow && 'h-3.5')}>
        <PoweredBy label={poweredBy} name={name} />
      </span>
    </AppLink>
  );
}
