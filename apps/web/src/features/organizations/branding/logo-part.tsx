'use client';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { RemoveLogoDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { changing } from '../load-organization/organization.ts';
import { type LogoOwner, useLogoUpload } from './use-logo-upload.ts';

/** A logo is chosen, replaced, taken away. */
export function LogoPart({ owner, url }: { owner: LogoOwner; url: string | null }) {
  const t = useTranslations('workbench.branding');
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = useLogoUpload(owner, t('failed'));
  const removing = useOperation(RemoveLogoDocument, undefined, changing);
  const removeProblem = removing.isError ? (readableMessage(removing.error) ?? t('failed')) : null;
  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        aria-label={t(url ? 'replace' : 'choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          tone={url ? 'quiet' : 'primary'}
          busy={percent !== null}
          busyLabel={t('sending', { percent: percent ?? 0 })}
          onClick={() => input.current?.click()}
        >
          {t(url ? 'replace' : 'choose')}
        </Button>
        {url && (
          <Button
            tone="plain"
            busy={removing.isPending}
            busyLabel={t('remove')}
            onClick={() => removing.mutate({ ...owner })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-small text-ink-3">{t('hint')}</p>
      <p role="status" className="text-small text-ink-2 tabular-nums empty:hidden">
        {percent !== null && t('sending', { percent })}
      </p>
      <FormAlert message={problem ?? removeProblem} />
    </div>
  );
}
