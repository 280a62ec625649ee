'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

/** Recovery codes, this once: to be copied, stored or printed, and nothing else of the page with them. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const t = useTranslations('waysIn.codes');
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const whose = t('whose', { name: brand.name, email });

  function store(): void {
    const url = URL.createObjectURL(new Blob([`${whose}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: t('file') });
    link.click();
    URL.revokeObjectURL(url);
  }
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );

  return (
    <div className="flex flex-col gap-4">
      <div data-prints-alone className="flex flex-col gap-3">
        <h4 ref={heading} tabIndex={-1} className="font-semibold">
          {t('title')}
        </h4>
        <p className="max-w-measure text-ink-2 print:hidden">{t('lead')}</p>
        <p className="hidden print:block">{whose}</p>
        <ol className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-line bg-surface-2 p-4 font-mono text-body">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button tone="quiet" size="small" onClick={store}>
          {t('store')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {copied && t(copied === 'yes' ? 'copied' : 'notCopied')}
      </p>
      <Button className="self-start" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
