'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { IconName } from '@roadworthy/ui/base/icon.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { Timeline, type TimelineEntry } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import { signerName } from '../../shared/signer-name.ts';
import { toneOf } from '../../shared/status-tone.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { type QuoteEvent, quoteEvents } from './quote-events.ts';
import type { Quote } from './quote-record.ts';

const kinds = ['status', 'price', 'signature', 'event'] as const;
const kindOf: Readonly<Record<QuoteEvent['kind'], (typeof kinds)[number]>> = {
  created: 'event',
  rated: 'price',
  signed: 'signature',
  bound: 'status',
  status: 'status',
};

const looks: Readonly<Record<QuoteEvent['kind'], readonly [IconName, Tone]>> = {
  created: ['plus', 'neutral'],
  rated: ['card', 'info'],
  signed: ['pen', 'info'],
  bound: ['check', 'success'],
  status: ['clock', 'neutral'],
};

/** What is known to have happened to a quote. */
export function QuoteActivity({ quote }: { quote: Quote }) {
  const t = useTranslations('staff.quote');
  const words = useTranslations('queue');
  const label = useLabels();
  const instant = useInstant();
  const titles: Readonly<Record<QuoteEvent['kind'], string>> = {
    created: t('activityCreated'),
    rated: t('activityRated'),
    signed: t('activitySigned'),
    bound: t('activityBound'),
    status: t('activityStatus', { status: label('quoteStatus', quote.status) ?? quote.status }),
  };
  const signer = signerName(quote.signer_info);
  const bodies: Partial<Record<QuoteEvent['kind'], string | false>> = {
    rated: quote.total !== null && t('ratedAt', { amount: moneyText(quote.total) }),
    signed: signer !== null && t('signedBy', { name: signer }),
  };
  const entries = quoteEvents(quote).map(({ kind, instant: at }): TimelineEntry => {
    const [icon, tone] = looks[kind];
    return {
      key: kind,
      kind: kindOf[kind],
      title: titles[kind],
      body: bodies[kind],
      icon,
      tone: kind === 'status' ? toneOf('quoteStatus', quote.status) : tone,
      ...instant(at),
    };
  });
  return (
    <Timeline
      label={t('activity')}
      entries={entries}
      empty={t('noActivity')}
      filter={{
        label: words('record.filter'),
        all: words('record.all'),
        kinds: kinds.map((key) => ({ key, label: words(`quotes.kinds.${key}`) })),
      }}
    />
  );
}
