'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { FieldError } from '@roadworthy/ui/forms/field.tsx';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import type { ChosenFile, FileProblem } from './import-files.ts';

type RateFilesProps = {
  files: readonly ChosenFile[];
  problems: readonly FileProblem[];
  isMissing: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
  onTakeOut: (name: string) => void;
};

/** The files of a version as they were chosen, and what keeps them from being read. */
export function RateFiles({ files, problems, isMissing, onFiles, onTakeOut }: RateFilesProps) {
  const t = useTranslations('workbench.ratesImport');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  async function take(list: FileList | null) {
    const chosen = [...(list ?? [])];
    const read = await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })));
    // The same file, mended, may be chosen again.
    if (input.current) input.current.value = '';
    onFiles(read);
  }
  const textOf = (problem: FileProblem) =>
    problem.kind === 'broken'
      ? t('broken', problem)
      : problem.kind === 'twoFiles'
        ? t('twoFiles', problem)
        : t('notKnown', problem);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3">{t('files')}</h2>
      <div
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files);
        }}
        className={`flex flex-col items-start gap-2 rounded-card border-[1.5px] border-dashed p-4 ${over ? 'border-primary bg-surface-2' : 'border-line-strong'}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button tone="quiet" onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
          <p className="text-ink-2 max-sm:hidden">{t('drop')}</p>
        </div>
        <p className="text-small text-ink-3">{t('kinds')}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".json,.csv"
          aria-label={t('choose')}
          onChange={({ target }) => {
            void take(target.files);
          }}
        />
      </div>
      {isMissing && <FieldError id="rates-no-files">{t('noFiles')}</FieldError>}
      {files.length > 0 && (
        <ul aria-label={t('files')} className="flex max-w-measure flex-col">
          {files.map(({ name }) => (
            <li key={name} className="flex items-center justify-between gap-4 border-b border-line py-1">
              <span className="min-w-0 font-mono text-mono wrap-anywhere">{name}</span>
              <Button
                tone="plain"
                size="small"
                aria-label={t('takeOutNamed', { name })}
                onClick={() => onTakeOut(name)}
              >
                {t('takeOut')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problems.map((problem) => (
        <FieldError key={textOf(problem)} id={`rates-${problem.kind}`}>
          {textOf(problem)}
        </FieldError>
      ))}
    </section>
  );
}
