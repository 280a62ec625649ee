'use client';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { ShotUpload } from './use-shot-upload.ts';

type SendShotProps = {
  shot: Shot;
  /** Whether one is there, whose place the next one takes. */
  isThere: boolean;
  upload: ShotUpload | undefined;
  onSend: (file: File) => void;
};

/** Takes a photograph with the camera of a telephone, or one that is there already. */
export function SendShot({ shot, isThere, upload, onSend }: SendShotProps) {
  const t = useTranslations('policyParts.photos');
  const common = useTranslations('shell.common');
  const input = useRef<HTMLInputElement>(null);
  const label = t(isThere ? 'replace' : 'take');
  const named = common('named', { label, value: t(`shots.${shot}`) });
  const isBusy = upload !== undefined && 'sent' in upload;
  const percent = isBusy ? Math.round((100 * upload.sent) / Math.max(upload.size, 1)) : 0;
  return (
    <div className="mt-auto flex flex-col gap-1.5">
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        aria-label={named}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onSend(file);
        }}
      />
      {isBusy ? (
        <p role="status" className="flex min-h-11 items-center text-small text-ink-2 tabular-nums">
          {t(percent < 100 ? 'sending' : 'looking', { percent })}
        </p>
      ) : (
        <Button
          tone={isThere ? 'plain' : 'quiet'}
          size="small"
          wide
          className="min-h-11!"
          aria-label={named}
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" className="size-5" />
          {label}
        </Button>
      )}
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {upload && 'problem' in upload ? upload.problem : null}
      </p>
    </div>
  );
}
