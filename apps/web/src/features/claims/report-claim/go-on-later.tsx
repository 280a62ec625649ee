'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { localePath } from '../../../locale/locale-path.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { useClaimContext } from '../../../data/session/claim-session.tsx';

const code = fetchedComponent(async () => (await import('../../shared/qr-code.tsx')).QrCode);

/** The way to the same report on another device: a code to scan, and its link. */
export function GoOnLater() {
  const t = useTranslations('claim.report.later');
  const common = useTranslations('shell.common');
  const locale = usePageLocale();
  const { claimId, claimToken } = useClaimContext();
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  if (!claimId || !claimToken) return null;
  const query = new URLSearchParams({ claim: claimId, token: claimToken });
  const address = isOpen ? `${window.location.origin}${localePath(locale, '/resume/claim')}?${query.toString()}` : '';
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('open')}
        onClose={() => setOpen(false)}
        closeLabel={common('close')}
        actions={
          <>
            <span role="status" className="self-center text-small text-success">
              {isCopied ? t('copied') : ''}
            </span>
            <Button
              onClick={() => {
                // Plain HTTP away from localhost has no clipboard: the link can be selected there.
                void (navigator.clipboard as Clipboard | undefined)?.writeText(address).then(
                  () => setCopied(true),
                  () => setCopied(false),
                );
              }}
            >
              {t('copy')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <p className="max-w-measure">{t('body')}</p>
          <div className="self-center rounded-card bg-white p-4 text-black">
            {isOpen && <code.Component address={address} label={t('code')} className="block size-52" />}
          </div>
          <Field label={t('link')}>
            {(control) => <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />}
          </Field>
        </div>
      </Dialog>
    </>
  );
}
