'use client';
import { fileKinds } from '@roadworthy/core/files/vocabulary.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import type { AbilityFragment, UnfinishedFileFragment } from '../../generated/documents.ts';
import { AbilityButton } from '../shared/actions/ability-button.tsx';

/** What may be chosen, as a field for files says it. */
export const acceptedFiles = fileKinds.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',');

type FileDropProps = {
  ability: AbilityFragment | undefined;
  /** Uploads of this person that stopped: the same file, chosen again, goes on. */
  stopped: readonly UnfinishedFileFragment[];
  onFiles: (files: readonly File[], visible: boolean) => void;
};

/** Where files are dropped or chosen; closed, it says why in the server's words. */
export function FileDrop({ ability, stopped, onFiles }: FileDropProps) {
  const t = useTranslations('policyParts.files');
  const input = useRef<HTMLInputElement>(null);
  const [visible, setVisible] = useState(false);
  const [over, setOver] = useState(false);
  if (!ability) return null;
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files, visible);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <div
      {...(ability.allowed ? drop : {})}
      className={`flex flex-col items-start gap-2 rounded-card border-[1.5px] border-dashed px-4 py-4 ${over ? 'border-primary bg-surface-2' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AbilityButton ability={ability} label={t('choose')} onPress={() => input.current?.click()} />
        {ability.allowed && <p className="text-ink-2 max-sm:hidden">{t('drop')}</p>}
      </div>
      <p className="text-small text-ink-3">{t('kinds')}</p>
      {ability.allowed && (
        <>
          <input
            ref={input}
            type="file"
            multiple
            accept={acceptedFiles}
            hidden
            aria-label={t('choose')}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <Checkbox
            label={t('visibleToCustomer')}
            checked={visible}
            onChange={({ target }) => setVisible(target.checked)}
          />
          {stopped.length > 0 && (
            <p className="text-small text-ink-2">
              {t('stopped', { names: stopped.map(({ name }) => name).join(', ') })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
