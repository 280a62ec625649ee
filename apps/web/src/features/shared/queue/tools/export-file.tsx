'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveCsv } from '../../../../data/requests/fetch-document.ts';

type ExportFileProps = {
  label: string;
  /** What the button says while as many rows are read. */
  busyLabel: (read: number) => string;
  /** Reads everything as the text of a file, and says meanwhile how many rows it has read. */
  read: (onRead: (rows: number) => void) => Promise<{ name: string; text: string }>;
};

/** Writes what has to be read first as a file. */
export function ExportFile({ label, busyLabel, read }: ExportFileProps) {
  const t = useTranslations('queue');
  const show = useToast();
  const [rows, setRows] = useState<number | null>(null);

  async function write() {
    setRows(0);
    try {
      const { name, text } = await read(setRows);
      saveCsv(text, name);
    } catch {
      show({ message: t('exportFailed') });
    } finally {
      setRows(null);
    }
  }

  return (
    <div>
      <Button tone="quiet" busy={rows !== null} busyLabel={busyLabel(rows ?? 0)} onClick={() => void write()}>
        {label}
      </Button>
    </div>
  );
}
