'use client';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { RemoveAgentPhotoDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

/** The picture on an agent's card: chosen, replaced, taken off. */
export function PhotoPart({ url }: { url: string | null }) {
  const t = useTranslations('profile.photo');
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = usePhotoUpload(t('failed'));
  const client = useQueryClient();
  const removing = useOperation(
    RemoveAgentPhotoDocument,
    () => void client.invalidateQueries({ queryKey: queryKeys.session }),
    { kind: 'agent' },
  );
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
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
          tone="quiet"
          size="small"
          busy={percent !== null}
          busyLabel={t('sending', { percent: percent ?? 0 })}
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" className="size-4" />
          {t(url ? 'replace' : 'choose')}
        </Button>
        {url && (
          <Button
            tone="plain"
            size="small"
            busy={removing.isPending}
            busyLabel={t('remove')}
            onClick={() => removing.mutate({})}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-3">{t('hint')}</p>
      <p role="status" className="text-small text-ink-2 tabular-nums empty:hidden">
        {percent !== null && t('sending', { percent })}
      </p>
      <FormAlert message={problem ?? (removing.isError ? (readableMessage(removing.error) ?? t('failed')) : null)} />
    </div>
  );
}
