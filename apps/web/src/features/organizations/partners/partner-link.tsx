'use client';
import { type PageLocale, locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localePath } from '../../../locale/locale-path.ts';

const code = fetchedComponent(async () => (await import('../../shared/qr-code.tsx')).QrCode);
const languages = { 'en-us': 'english', 'en-ca': 'canadian', 'fr-ca': 'french' } as const satisfies Record<
  PageLocale,
  string
>;

/** The link of a partner as it is to be given away: by a campaign, in a language, as text and as a code. */
export function PartnerLink({ slug }: { slug: string }) {
  const t = useTranslations('workbench.partners');
  const [origin, setOrigin] = useState('');
  const [locale, setLocale] = useState<PageLocale>('en-us');
  const [campaign, setCampaign] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const query = campaign.trim() === '' ? '' : `?${new URLSearchParams({ cam: campaign.trim() }).toString()}`;
  const address = `${origin}${localePath(locale, `/p/${slug}`)}${query}`;
  const snippet = `<script async src="${origin}/api/partners/${slug}/price-box.js" data-locale="${locale}"></script>`;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h3">{t('link')}</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('campaign')} hint={t('campaignHint')}>
          {(control) => (
            <TextInput
              {...control}
              value={campaign}
              maxLength={textLimits.code}
              autoComplete="off"
              onChange={(event) => setCampaign(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('language')}>
          {(control) => (
            <SelectInput
              {...control}
              value={locale}
              options={locales.map((value) => ({ value, label: t(languages[value]) }))}
              onChange={(event) => setLocale(locales.find((one) => one === event.currentTarget.value) ?? 'en-us')}
            />
          )}
        </Field>
      </div>
      <Field label={t('address')}>
        {(control) => <TextInput {...control} readOnly value={address} className="font-mono" />}
      </Field>
      <CopyButton text={address} label={t('copy')} />
      <div className="w-fit rounded-card bg-white p-4 text-black">
        {origin !== '' && <code.Component address={address} label={t('code')} className="block size-40" />}
      </div>
      <Field label={t('embed')} hint={t('embedHint')}>
        {(control) => <TextArea {...control} readOnly rows={3} value={snippet} className="font-mono" />}
      </Field>
      <CopyButton text={snippet} label={t('copyEmbed')} />
    </section>
  );
}

/** Copies a text, and tells that it did. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('workbench.partners');
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="flex items-center gap-3">
      <Button
        onClick={() => {
          // Plain HTTP away from localhost has no clipboard: the text can be selected there.
          void (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
            () => setCopied(text),
            () => setCopied(null),
          );
        }}
      >
        {label}
      </Button>
      <span role="status" className="text-small text-success">
        {copied === text ? t('copied') : ''}
      </span>
    </div>
  );
}
