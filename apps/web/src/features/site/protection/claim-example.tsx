'use client';
import { settleLoss } from '@roadworthy/core/shared/money/settlement.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { LinePage } from './line-page.ts';

type ClaimExampleProps = {
  claim: LinePage['claim'];
  currency: string;
  words: Readonly<Record<'loss' | 'choice' | 'paid' | 'deducted' | 'above', string>>;
};

const shares = [
  ['paid', 'bg-lagoon'],
  ['deducted', 'bg-marigold'],
  ['above', 'bg-coral'],
] as const;

/** A damage to draw larger and smaller, a deductible or limit to choose, and who pays which part of it. */
export function ClaimExample({ claim, currency, words }: ClaimExampleProps) {
  const [loss, setLoss] = useState(claim.loss);
  const [chosen, setChosen] = useState(claim.choices[Math.min(1, claim.choices.length - 1)]?.cents ?? 0);
  const locale = useLocale();
  const text = (cents: number) => roundMoneyText(cents, currency, locale);
  const settled = settleLoss({
    loss,
    deductible: claim.takes === 'deductible' ? chosen : 0,
    limit: claim.takes === 'limit' ? chosen : null,
  });
  const parts = shares.filter(([part]) => part !== (claim.takes === 'deductible' ? 'above' : 'deducted'));
  return (
    <div className="flex flex-col gap-7">
      <label className="flex max-w-xl flex-col gap-2">
        <span className="flex justify-between gap-4 font-semibold">
          {words.loss} <strong className="font-display text-h3 tabular-nums">{text(loss)}</strong>
        </span>
        <input
          type="range"
          min={0}
          max={claim.most}
          step={5000}
          value={loss}
          aria-valuetext={text(loss)}
          onChange={({ currentTarget }) => setLoss(Number(currentTarget.value))}
          className="h-11 w-full cursor-pointer accent-marigold"
        />
      </label>
      <fieldset>
        <legend className="mb-2 font-semibold">{words.choice}</legend>
        <div className="flex flex-wrap gap-2">
          {claim.choices.map(({ cents, label }) => (
            <label
              key={cents}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-card border-[1.5px] border-line-strong px-4 tabular-nums has-checked:border-marigold has-checked:bg-marigold has-checked:font-semibold has-checked:text-on-marigold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="claim-choice"
                checked={chosen === cents}
                onChange={() => setChosen(cents)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        <div aria-hidden data-band="" className="flex h-6 w-full overflow-hidden rounded-full bg-surface-3">
          {parts.map(([part, face]) => (
            <span key={part} className={face} style={{ width: `${loss === 0 ? 0 : (settled[part] / loss) * 100}%` }} />
          ))}
        </div>
        <dl className="mt-4 grid gap-4 sm:grid-cols-2">
          {parts.map(([part, face]) => (
            <div key={part} className="flex flex-col">
              <dt className="flex items-center gap-2 text-small text-ink-2">
                <span aria-hidden data-band="" className={classes('size-3 rounded-full', face)} />
                {words[part]}
              </dt>
              <dd className="type-price">{text(settled[part])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
