'use client';
import { storageTypes, usageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { BulkRowLine } from './bulk-row.tsx';
import { isWorthDecoding } from './bulk-rows.ts';
import { type BulkVehiclesActions, useBulkVehicles } from './use-bulk-vehicles.ts';

/** A larger file is no list of vehicles. */
const mostBytes = 2_000_000;

/** Vehicles from a pasted list or a file: read, mended in their cells, looked up by VIN, and added as far as they can be. */
export function BulkVehicles(actions: BulkVehiclesActions) {
  const t = useTranslations('staff.bulkVehicles');
  const list = useBulkVehicles(actions);
  const { rows, busy, said: input } = list;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const ready = rows.filter(({ isReady }) => isReady).length;
  const undecoded = rows.filter(isWorthDecoding).length;
  const shown = onlyWrong ? rows.filter(({ isReady }) => !isReady) : rows;
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
      <PasteBox text={list.text} onText={list.setText} onRead={list.read} busy={busy === 'reading'} />
      <div role="status" className="empty:hidden">
        {input?.kind === 'added' && <p className="font-medium text-ink">{t('added', input)}</p>}
      </div>
      <FormAlert message={input?.kind === 'failed' ? [input.why, t('failed')].filter(Boolean).join(' ') : null} />
      {rows.length > 0 && (
        <>
          <Words />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="tabular-nums">{t('counts', { ready, all: rows.length })}</p>
            {ready < rows.length && (
              <Checkbox label={t('onlyWrong')} checked={onlyWrong} onChange={() => setOnlyWrong(!onlyWrong)} />
            )}
            {undecoded > 0 && (
              <Button
                tone="quiet"
                size="small"
                busy={busy === 'decoding'}
                busyLabel={t('decoding')}
                onClick={() => void list.decode()}
              >
                {t('decode', { count: undecoded })}
              </Button>
            )}
          </div>
          {/* A table is wider than a telephone. */}
          <div className="max-h-[70vh] overflow-auto rounded-card border border-line">
            <table aria-label={t('table')} className="w-full border-collapse">
              <thead className="sticky top-0 z-10 bg-surface-2 text-left text-small">
                <tr>
                  <th scope="col" className="p-2">
                    {t('line')}
                  </th>
                  {list.columns.map((column) => (
                    <th key={column} scope="col" className="p-2 whitespace-nowrap">
                      {t(`columns.${column}`)}
                    </th>
                  ))}
                  {rows.some(({ beside }) => beside.some(Boolean)) && (
                    <th scope="col" className="p-2">
                      {t('besides', { names: list.besides.join(', ') })}
                    </th>
                  )}
                  <th scope="col" className="p-2">
                    <span className="sr-only">{t('takeOut')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <BulkRowLine
                    key={row.id}
                    row={row}
                    columns={list.columns}
                    hasBesides={rows.some(({ beside }) => beside.some(Boolean))}
                    onCell={list.change}
                    onTakeOut={list.takeOut}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <Button
              busy={busy === 'adding'}
              busyLabel={t('adding')}
              onClick={ready > 0 ? list.add : () => setOnlyWrong(true)}
            >
              {t('add', { count: ready })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The words to choose from in the cells; any other may be typed. */
function Words() {
  const label = useLabels();
  const lists = [
    ['type', 'vehicleClass', vehicleClasses],
    ['usage_type', 'usage', usageTypes],
    ['storage_type', 'storage', storageTypes],
  ] as const;
  return lists.map(([column, group, values]) => (
    <datalist key={column} id={`bulk-${column}`}>
      {values.map((value) => (
        <option key={value}>{label(group, value) ?? value}</option>
      ))}
    </datalist>
  ));
}

type PasteBoxProps = {
  text: string;
  onText: (text: string) => void;
  onRead: (text: string) => Promise<void>;
  busy: boolean;
};

function PasteBox({ text, onText, onRead, busy }: PasteBoxProps) {
  const t = useTranslations('staff.bulkVehicles');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function take(file: File | undefined): Promise<void> {
    // The same file, mended, may be chosen again.
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size > mostBytes) return setError(t('tooLarge'));
    setError(null);
    await onRead(await file.text());
  }
  return (
    <div
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
      className={`flex flex-col gap-3 rounded-card border-[1.5px] border-dashed p-4 ${over ? 'border-primary bg-surface-2' : 'border-line-strong'}`}
    >
      <Field id="bulk-text" label={t('paste')} hint={t('pasteHint')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            className="max-h-60 font-mono text-small"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onPaste={(event) => {
              if (text !== '') return;
              event.preventDefault();
              void onRead(event.clipboardData.getData('text/plain'));
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="quiet"
          busy={busy}
          busyLabel={t('reading')}
          onClick={() => (text.trim() === '' ? setError(t('empty')) : (setError(null), void onRead(text)))}
        >
          {t('read')}
        </Button>
        <Button tone="plain" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <p className="text-small text-ink-3 max-sm:hidden">{t('drop')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={t('choose')}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
    </div>
  );
}
