'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { useMay } from '../../../data/session/use-may.ts';
import { beneath, type QuestionRow } from './question-draft.ts';
import { type QuestionActions, QuestionItem } from './question-item.tsx';

type QuestionTreeProps = QuestionActions & {
  rows: readonly QuestionRow[];
  today: string;
  warningsOf: (questionId: string) => readonly string[];
  onReorder: (parent: string | null, order: readonly string[]) => void;
};

type LevelProps = QuestionTreeProps & { parent: QuestionRow | null };

/** The questions of a product by what opens them, to be put into order by buttons, by Alt and the arrows, or by dragging. */
export function QuestionTree(props: QuestionTreeProps) {
  return <Level {...props} parent={null} />;
}

function Level(props: LevelProps) {
  const { rows, parent, onReorder } = props;
  const writes = useMay('question:write');
  const [dragged, setDragged] = useState<string | null>(null);
  const level = beneath(rows, parent?.underwriting_question_id ?? null);
  const live = level.filter(({ archived }) => archived === null).map((row) => row.underwriting_question_id);
  if (level.length === 0) return null;
  const put = (id: string, place: number): void => {
    const others = live.filter((one) => one !== id);
    if (place < 0 || place > others.length || live.indexOf(id) === place) return;
    onReorder(parent?.underwriting_question_id ?? null, others.toSpliced(place, 0, id));
  };
  return (
    <ul className={parent ? 'ms-3 border-l-[3px] border-line ps-4 sm:ms-6' : ''}>
      {level.map((row) => {
        const { underwriting_question_id: id } = row;
        const place = live.indexOf(id);
        return (
          // The buttons and keys beside it do the same: dragging is a way more.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id}
            className="border-b border-line py-3 last:border-b-0"
            draggable={writes && row.archived === null}
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer.effectAllowed = 'move';
              setDragged(id);
            }}
            onDragOver={(event) => {
              if (dragged !== null && dragged !== id && place >= 0) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === null || place < 0) return;
              event.preventDefault();
              event.stopPropagation();
              put(dragged, place);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <div className={`flex items-start gap-2 ${dragged === id ? 'opacity-50' : ''}`}>
              {writes && place >= 0 && (
                <Movers row={row} place={place} last={live.length - 1} onPut={(to) => put(id, to)} />
              )}
              <QuestionItem {...{ ...props, row, parent: parent ?? undefined }} warnings={props.warningsOf(id)} />
            </div>
            <Level {...props} parent={row} />
          </li>
        );
      })}
    </ul>
  );
}

type MoversProps = { row: QuestionRow; place: number; last: number; onPut: (place: number) => void };

/** Move up and Move down; with Alt the arrows do the same from either of them. */
function Movers({ row, place, last, onPut }: MoversProps) {
  const t = useTranslations('workbench.questions');
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? ownValue({ ArrowUp: -1, ArrowDown: 1 }, event.key) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onPut(place + step);
  };
  return (
    <div className="flex shrink-0 flex-col">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          title={t(`move.${way}`)}
          aria-label={t(`moveOne.${way}`, { question: row.question })}
          aria-disabled={place === (way === 'up' ? 0 : last)}
          className="grid size-8 place-items-center rounded-card text-ink-2 hover:bg-surface-2 aria-disabled:opacity-40 max-sm:size-11"
          onKeyDown={onKeyDown}
          onClick={() => onPut(place + (way === 'up' ? -1 : 1))}
        >
          <Icon name={way === 'up' ? 'chevron-up' : 'chevron-down'} className="size-4" />
        </button>
      ))}
    </div>
  );
}
