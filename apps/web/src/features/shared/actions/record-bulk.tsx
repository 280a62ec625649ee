'use client';
import { isBulkAction } from '@roadworthy/core/bulk/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAsk } from '../../../data/session/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { BulkRunDialog } from './bulk-run-dialog.tsx';
import { BulkDialog } from '../queue/bulk/bulk-dialog.tsx';
import { QueueBulkBar } from '../queue/bulk/queue-bulk-bar.tsx';
import { useReader } from '../queue/columns/use-list-columns.ts';
import { type DeclaredList, nameOfRow } from '../queue/declare-list.ts';
import type { AnyList } from '../queue/queue-list.ts';
import type { BulkProps } from '../queue/list-screen-props.ts';
import type { Action } from './action.ts';
import { abilityOf } from './action.ts';
import { bulkAnswer, splitRows } from './bulk-answer.ts';
import { useAbilities } from './use-abilities.ts';

type RecordBulkProps<Row, Where, Subject> = BulkProps<Row> & {
  /** The list of the records: as whom it is read, that is done too. */
  list: DeclaredList<Row, Where>;
  actions: readonly Action<Subject>[];
};

/** What may be done to the selected records, each as the server permits it for every one of them. */
export function RecordBulk<Row, Where, Subject>({ list, actions, ...props }: RecordBulkProps<Row, Where, Subject>) {
  const reader = useReader();
  const { selection, total, where } = props;
  const { everything } = selection;
  const t = useTranslations('actions');
  const ask = useAsk(list.kind);
  const [requested, setRequested] = useState<Action<Subject> | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  // While it is done to one after the other, each of them changes: asking of all again each time would slow every one down.
  const abilities = useAbilities(list.kind, list.live, selection.keys, requested === null);
  const why = useWhy(abilities, everything ? list : null);
  const { taken, leftOut } =
    requested?.leavesOut && !everything
      ? splitRows(selection.keys, (at) => abilityOf(abilities?.[at] ?? [], requested.operation))
      : { taken: selection.keys, leftOut: [] };
  const count = everything ? total.count : taken.length;
  const nameOf = (id: string) => {
    const row = props.rows.find((one) => list.keyOf(one) === id);
    return row ? nameOfRow(list, row, reader) : id;
  };
  const open = (action: Action<Subject>) => {
    setChoice(null);
    setRequested(action);
  };
  const words = (part: 'title' | 'effect' | 'confirm' | 'action') =>
    requested
      ? t(`${requested.operation}.bulk.${part}` as 'update_assigned_agent.bulk.title', {
          count,
          record: list.live ?? '',
        })
      : '';
  return (
    <>
      <QueueBulkBar
        {...props}
        path={list.rules.path}
        busy={abilities === undefined}
        actions={actions.flatMap((action) => {
          const reason = action.toEach ? why(action) : 'absent';
          if (reason === 'absent') return [];
          const label = t(`${action.operation}.bulk.action` as 'reopen_quote.bulk.action');
          return [{ key: action.operation, label, why: reason, onPress: () => open(action) }];
        })}
      />
      {requested && everything && (
        <BulkRunDialog
          list={list}
          asked={{
            action: requested.operation,
            where,
            given: choice === null ? {} : (requested.given?.(choice) ?? {}),
          }}
          copy={{ title: words('title'), effect: words('effect'), confirm: words('confirm') }}
          onClose={() => setRequested(null)}
          ready={requested.Choice === undefined || choice !== null}
        >
          {requested.Choice && <requested.Choice value={choice} onValue={setChoice} />}
        </BulkRunDialog>
      )}
      {requested?.toEach && !everything && (
        <BulkDialog
          operation={{
            title: words('title'),
            effect: words('effect'),
            confirm: words('confirm'),
            work: (id, key) => requested.toEach?.(ask, id, key, choice) ?? Promise.resolve(),
          }}
          keys={taken}
          leftOut={leftOut}
          nameOf={nameOf}
          onClose={() => setRequested(null)}
          onDone={props.onDone}
          ready={requested.Choice === undefined || choice !== null}
        >
          {requested.Choice && <requested.Choice value={choice} onValue={setChoice} />}
        </BulkDialog>
      )}
    </>
  );
}

/**
 * Why an action is closed for the selection: undefined when it is open, `absent` when the role never has it. Of all rows
 * that match nobody knows each; the page's tell whether the role has it, and what is refused is listed afterwards.
 */
function useWhy(abilities: readonly (readonly AbilityFragment[])[] | undefined, everythingOf: AnyList | null) {
  const t = useTranslations('queue');
  return ({ operation, leavesOut }: Pick<Action<never>, 'operation' | 'leavesOut'>): string | undefined => {
    if (abilities === undefined) return t('asking');
    const answer = bulkAnswer(abilities.flatMap((one) => abilityOf(one, operation) ?? []));
    if (answer.kind === 'absent') return 'absent';
    if (everythingOf) return isBulkAction(everythingOf.table, operation) ? undefined : t('tooMany', { most: 50 });
    if (answer.kind === 'open' || (leavesOut && answer.blocked < abilities.length)) return undefined;
    return abilities.length === 1
      ? answer.why
      : t('whySome', { blocked: answer.blocked, count: abilities.length, why: answer.why });
  };
}
