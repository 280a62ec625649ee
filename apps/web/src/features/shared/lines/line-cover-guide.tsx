'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { GuideFold } from '../insured/cover-guide-fold.tsx';
import { useLineWords } from './line-words.tsx';
import { boughtOf } from './line-covers.ts';

type LineCoverGuideProps = { title: string; provider: string; coverages: unknown };

/** What each cover of a quote pays, in the words of its line; folded away. */
export function LineCoverGuide({ title, provider, coverages }: LineCoverGuideProps) {
  const bought = boughtOf(coverages);
  const covers = useLineWords(provider)?.covers.filter(({ code }) => ownValue(bought, code) !== undefined) ?? [];
  if (covers.length === 0) return null;
  return (
    <GuideFold title={title}>
      <dl className="flex flex-col">
        {covers.map(({ code, label, pays }) => (
          <div key={code} className="border-b border-line py-3 last:border-b-0">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure text-ink-2">{pays}</dd>
          </div>
        ))}
      </dl>
    </GuideFold>
  );
}
