'use client';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LanguageLinks } from '../../shell/language-links.tsx';

/** This page in the other languages, which take the link along: the address no longer has it. */
export function LinkLanguages({ link }: { link: Readonly<Record<string, string>> | null | undefined }) {
  const t = useTranslations('shell.site');
  const takeAlong = ({ target }: MouseEvent): void => {
    if (link && target instanceof HTMLAnchorElement) target.search = new URLSearchParams(link).toString();
  };
  return (
    <div role="presentation" onClick={takeAlong}>
      <LanguageLinks label={t('languages')} className="flex flex-wrap gap-x-5 border-t border-line pt-2 text-small" />
    </div>
  );
}
