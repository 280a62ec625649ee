'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useInstant } from '../../shared/use-instant.ts';

type SignatureBoxProps = {
  /** When and where what stands above was signed; null while it is not. */
  signed: { readonly signed_at: string | null; readonly time_zone: string } | null;
  /** As it stands on the policy. */
  name: string;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  signature: string;
  onSignature: (typed: string) => void;
  errorOf: (field: 'signature' | 'consent') => string | undefined;
};

/** The agreement to sign electronically, and the name under it. */
export function SignatureBox({ signed, name, errorOf, ...form }: SignatureBoxProps) {
  const t = useTranslations('checkout.sign');
  const instant = useInstant();
  return (
    <section className="flex flex-col gap-4 rounded-sheet border border-line p-5 sm:p-6">
      <h2 className="type-h2">{t('signTitle')}</h2>
      <p className="text-ink-2">{t('accuracy')}</p>
      {signed?.signed_at ? (
        <p className="font-semibold text-success">
          {t('signed', { when: instant(signed.signed_at, signed.time_zone).absolute })}
        </p>
      ) : (
        <>
          <Checkbox
            id="sign-consent"
            label={t('consent')}
            note={t('consentNote')}
            checked={form.consent}
            error={errorOf('consent')}
            onChange={(event) => form.onConsent(event.currentTarget.checked)}
          />
          <Field
            id="sign-signature"
            label={t('signature')}
            hint={t('signatureHint', { name })}
            error={errorOf('signature')}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="name"
                maxLength={textLimits.fullName}
                enterKeyHint="done"
                className="max-w-md font-display text-h2 font-semibold"
                value={form.signature}
                onChange={(event) => form.onSignature(event.currentTarget.value)}
              />
            )}
          </Field>
        </>
      )}
    </section>
  );
}
