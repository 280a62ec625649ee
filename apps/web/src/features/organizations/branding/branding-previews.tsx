import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { Logo } from '@roadworthy/ui/brand/logo.tsx';
import { PoweredBy } from '@roadworthy/ui/brand/powered-by.tsx';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Organization } from '../load-organization/organization.ts';

/** What an organization looks like: at the head of pages by day and by night, at their foot, in letters, on documents. */
export function BrandingPreviews({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.branding');
  const { name, logo_url: logo, organization_type, service_phone, service_email } = organization;
  const isSoftware = organization_type === 'roamly_software';
  const reach = [name, service_phone, service_email].filter(Boolean).join(' · ');
  const ours = <Logo name={brand.name} size="small" />;
  const head = isSoftware && logo ? <Theirs src={logo} name={name} /> : ours;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-h3">{t('previews')}</h2>
      <p className="max-w-prose text-ink-3">{t(isSoftware ? 'whereSoftware' : 'whereInsurance')}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Preview label={t('header')} theme="light">
          {head}
        </Preview>
        <Preview label={t('headerDark')} theme="dark">
          {head}
        </Preview>
        <Preview label={t('footer')} theme="light" quiet>
          {isSoftware ? <PoweredBy label={t('poweredBy')} name={brand.name} /> : ours}
        </Preview>
        <Preview label={t('letter')} theme="light">
          {logo ? <Theirs src={logo} name={name} /> : <Logo name={name} size="small" />}
          <StripeRule thickness={3} />
          <p className="text-small wrap-anywhere text-ink-3">{reach}</p>
        </Preview>
        <Preview label={t('document')} theme="light">
          <div className="flex items-center justify-between gap-4">
            {logo ? (
              <span className="flex items-center gap-2">
                <img src={logo} alt={name} width={90} height={20} className="h-5 w-auto max-w-[90px]" />
                <span className="text-small font-semibold wrap-anywhere">
                  {name}
                  <PoweredBy label={t('poweredBy')} name={brand.name} />
                </span>
              </span>
            ) : (
              <Logo name={name} size="small" />
            )}
            <span className="text-right text-small text-ink-2">{t('documentName')}</span>
          </div>
          <StripeRule thickness={3} />
        </Preview>
      </div>
    </div>
  );
}

/** As it stands on pages and in letters: on a white plate where the page is dark. */
function Theirs({ src, name }: { src: string; name: string }) {
  const t = useTranslations('workbench.branding');
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="inline-flex rounded-input in-data-[theme=dark]:bg-white in-data-[theme=dark]:px-2">
        <img src={src} alt={name} width={150} height={34} className="h-[34px] w-auto max-w-[150px] object-contain" />
      </span>
      <PoweredBy label={t('poweredBy')} name={brand.name} />
    </span>
  );
}

type PreviewProps = { label: string; theme: 'light' | 'dark'; quiet?: boolean; children: ReactNode };

function Preview({ label, theme, quiet = false, children }: PreviewProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-small text-ink-3">{label}</figcaption>
      <div
        data-theme={theme}
        className={classes(
          'flex min-h-24 flex-col justify-center gap-2 rounded-card border border-line p-4 text-ink',
          quiet ? 'bg-surface-2' : 'bg-canvas',
        )}
      >
        {children}
      </div>
    </figure>
  );
}
