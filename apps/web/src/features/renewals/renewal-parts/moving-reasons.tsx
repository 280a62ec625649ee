import { ReasonList } from '@roadworthy/ui/price/reason-list.tsx';
import { changeText } from '../../shared/change-text.ts';

type MovingReasonsProps = {
  reasons: readonly {
    readonly reason: string;
    readonly label: string;
    readonly before: number;
    readonly after: number;
  }[];
  /** What they add up to, in cents. */
  moved: number;
  currency: string;
  words: { unmoved: string; same: string; together: string };
};

/** Each reason that moves the price of a next term with what it does, and all of them together. */
export function MovingReasons({ reasons, moved, currency, words: { unmoved, same, together } }: MovingReasonsProps) {
  const moving = reasons.filter((one) => one.before !== one.after);
  if (moving.length === 0) return <p className="text-ink-2">{unmoved}</p>;
  return (
    <>
      <ReasonList
        per=""
        same={same}
        currency={currency}
        reasons={moving.map((one) => ({ key: one.reason, text: one.label, cents: one.after - one.before }))}
      />
      <p className="flex justify-between gap-3 border-t-2 border-ink pt-2 font-semibold">
        <span>{together}</span>
        <span className="tabular-nums">{changeText(moved, currency)}</span>
      </p>
    </>
  );
}
