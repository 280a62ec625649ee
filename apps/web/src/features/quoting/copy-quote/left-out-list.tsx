'use client';
import { useTranslations } from 'next-intl';
import type { LeftOutFragment } from '../../../generated/documents.ts';

const parts = ['vehicle', 'cover', 'discount', 'answer', 'duration', 'payment_term'] as const;

/** What a copy does not have, by the part of the quote that it was in. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOutFragment[] }) {
  const t = useTranslations('actions.copy_quote_request.parts');
  const common = useTranslations('shell.common');
  const groups = parts.flatMap((part) => {
    const names = leftOut.filter((one) => one.part === part).map(({ message }) => message);
    return names.length === 0 ? [] : [{ part, names: [...new Set(names)] }];
  });
  return (
    <dl className="flex flex-col gap-1">
      {groups.map(({ part, names }) => (
        <div key={part}>
          <dt className="inline font-semibold">{common('lead', { label: t(part) })} </dt>
          <dd className="inline text-ink-2">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
