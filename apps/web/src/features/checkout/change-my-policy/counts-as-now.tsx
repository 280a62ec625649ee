'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { type ChangedThingFragment, PolicyChangedSinceDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

type CountsAsNowProps = {
  kind: 'user' | 'agent';
  policyId: string;
  /** The day from which the change counts; nothing stands here where none is chosen, or nothing changed after it. */
  day: string;
  /** What is to count from it as it is now, by part and key. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** What later changes set, to have it count from the chosen day already. */
export function CountsAsNow({ kind, policyId, day, chosen, onChoose }: CountsAsNowProps) {
  const t = useTranslations('change.asNow');
  const { data } = useRead(
    kind,
    PolicyChangedSinceDocument,
    { policy_id: policyId, effective_date: day },
    { enabled: /^\d{4}-\d{2}-\d{2}$/.test(day), showsRefusals: true },
  );
  const things = day === '' ? [] : (data?.policy_changed_since ?? []);
  if (things.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">{t('title', { date: printDay(day) ?? '' })}</legend>
      <p className="text-small text-ink-2">{t('hint')}</p>
      {things.map((thing) => {
        const name = `${thing.part}.${thing.key}`;
        return (
          <Checkbox
            key={name}
            label={t('counts', { name: thing.name })}
            note={<WhatChanged thing={thing} />}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        );
      })}
    </fieldset>
  );
}

function WhatChanged({ thing: { is, answers } }: { thing: ChangedThingFragment }) {
  const t = useTranslations('change.asNow');
  if (is === 'added') return t('added');
  if (is === 'removed') return t('removed');
  return answers
    .map(({ label, before, after }) => t('answer', { label, before: before ?? '–', after: after ?? '–' }))
    .join(' · ');
}
