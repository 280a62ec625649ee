'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useInstant } from '../../shared/use-instant.ts';

export type ListedWording = {
  readonly version: number;
  readonly written: string;
  readonly writtenBy: string | null;
  /** What is said beside its date. */
  readonly note?: string | null;
  readonly archived?: boolean;
  /** What it says, part by part and of the same length in each; the first says most. */
  readonly parts: readonly string[];
};

/** Every wording, the newest first, each with what it changed. */
export function WordingList({ wordings }: { wordings: readonly ListedWording[] }) {
  const t = useTranslations('workbench.written');
  const instant = useInstant();
  return (
    <ol className="flex flex-col gap-3 border-l-[3px] border-line pl-3 text-small">
      {wordings.map((wording, index) => (
        <li key={wording.version}>
          <p className="text-ink-3">
            {[
              t('wording', { version: wording.version, at: instant(wording.written).absolute }),
              ...[wording.writtenBy, wording.note].filter(Boolean),
            ].join(' · ')}
          </p>
          <Changes wording={wording} before={wordings[index + 1]} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ wording, before }: { wording: ListedWording; before: ListedWording | undefined }) {
  const t = useTranslations('workbench.written');
  if (!before) return <p className="wrap-anywhere">{wording.parts[0]}</p>;
  return (
    <>
      {wording.archived !== before.archived && <p>{t(wording.archived ? 'wasArchived' : 'wasTakenBack')}</p>}
      {wording.parts.map((part, place) =>
        part === before.parts[place] ? null : (
          <p key={part} className="wrap-anywhere">
            <del className="block text-ink-3">{before.parts[place]}</del>
            <ins className="block no-underline">{part}</ins>
          </p>
        ),
      )}
    </>
  );
}

type FetchedWordingsProps<Data> = {
  query: UseQueryResult<Data>;
  find: (data: Data) => readonly ListedWording[];
};

/** The wordings of something, once they are there. */
export function FetchedWordings<Data>({ query, find }: FetchedWordingsProps<Data>) {
  const t = useTranslations('workbench.written');
  const common = useTranslations('shell.common');
  if (query.isError) return <p role="alert">{t('historyFailed')}</p>;
  if (query.data === undefined) return <p role="status">{common('loading')}</p>;
  return <WordingList wordings={find(query.data)} />;
}
