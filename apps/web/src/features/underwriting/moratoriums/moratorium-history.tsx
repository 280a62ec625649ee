'use client';
import { useTranslations } from 'next-intl';
import type { LoadMoratoriumQuery } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { WordingList } from '../written/wording-list.tsx';
import { areaText, useHour } from './use-area-text.ts';

type Version = NonNullable<LoadMoratoriumQuery['moratoriums_by_pk']>['versions'][number];
type Wording = {
  readonly name: string;
  readonly name_fr?: string | null;
  readonly notice: string;
  readonly notice_fr?: string | null;
  readonly reason: string;
  readonly states: readonly string[];
  readonly postal_codes: readonly string[];
  readonly actions: readonly string[];
  readonly provider: string | null;
  readonly starts: string;
  readonly ends: string | null;
  readonly time_zone: string;
};

/** Every wording, the newest first, each with what it changed. */
export function MoratoriumHistory({ versions }: { versions: readonly Version[] }) {
  const t = useTranslations('workbench.moratoriums');
  const hour = useHour();
  const partsOf = ({ wording }: Version): string[] => {
    // A trigger of the database writes it, out of the row's own columns.
    const input = wording as Wording;
    const area = areaText({ states: [...input.states], postal_codes: [...input.postal_codes] }, 12);
    const hours = `${hour(input.starts, input.time_zone)} – ${hour(input.ends, input.time_zone)}`;
    const stopped = `${input.actions.join(', ')} ${input.provider ?? ''}`;
    return [input.name, input.name_fr ?? '–', input.notice, input.notice_fr ?? '–', input.reason, area, hours, stopped];
  };
  return (
    <section>
      <h3 className="type-h3 mb-2">{t('history')}</h3>
      <WordingList
        wordings={versions.map((version) => ({
          version: version.version,
          written: version.created,
          writtenBy: version.user && personName(version.user),
          parts: partsOf(version),
        }))}
      />
    </section>
  );
}
