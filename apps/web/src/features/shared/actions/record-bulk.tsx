'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAsk } from '../../../data/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { BulkDialog } from '../queue/bulk/bulk-dialog.tsx';
import { QueueBulkBar } from '../queue/bulk/queue-bulk-bar.tsx';
import type { AnyList } from '../queue/queue-list.ts';
import type { BulkProps } from '../queue/queue-screen-props.ts';
import type { Action } from './action.ts';
import { abilityOf } from './action.ts';
import { bulkAnswer } from './bulk-answer.ts';
import { useAbilities } from './use-abilities.ts';

type RecordBulkProps<Row, Subject> = BulkProps<Row> & {
  /** The list of the records: as whom it is read, that is done too. */
  list: AnyList;
  actions: readonly Action<Subject>[];
  nameOf: (id: string) => string;
};

/** What may be done to the selected records, each as the server permits it for every one of them. */
export function RecordBulk<Row, Subject>({ list, actions, nameOf, ...props }: RecordBulkProps<Row, Subject>) {
  const { selection } = props;
  const t = useTranslations('actions');
  const ask = useAsk(list.kind);
  const [asked, setAsked] = useState<Action<Subject> | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const abilities = useAbilities(list.kind, list.live, selection.keys, !selection.everything);
  const why = useWhy(abilities, selection.everything);
  const count = selection.keys.length;
  const open = (action: Action<Subject>) => {
    setChoice(null);
    setAsked(action);
  };
  const words = (part: 'title' | 'effect' | 'confirm' | 'action') =>
    asked
      ? t(`${asked.operation}.bulk.${part}` as 'update_assigned_agent.bulk.title', { count, record: list.live ?? '' })
      : '';
  return (
    <>
      <QueueBulkBar
        {...props}
        path={list.rules.path}
        busy={abilities === undefined && !selection.everything}
        actions={actions.flatMap((action) => {
          const reason = action.toEach ? why(action) : 'absent';
          if (reason === 'absent') return [];
          const label = t(`${action.operation}.bulk.action` as 'reopen_quote.bulk.action');
          return [{ key: action.operation, label, why: reason, onPress: () => open(action) }];
        })}
      />
      {asked?.toEach && (
        <BulkDialog
          operation={{
            title: words('title'),
            effect: words('effect'),
            confirm: words('confirm'),
            work: (id, key) => asked.toEach?.(ask, id, key, choice) ?? Promise.resolve(),
          }}
          keys={selection.keys}
          nameOf={nameOf}
          onClose={() => setAsked(null)}
          onDone={props.onDone}
          ready={asked.Choice === undefined || choice !== null}
        >
          {asked.Choice && <asked.Choice value={choice} onValue={setChoice} />}
        </BulkDialog>
      )}
    </>
  );
}

/** Why an action is closed for the selection: undefined when it is open, `absent` when the role never has it. */
function useWhy(abilities: readonly (readonly AbilityFragment[])[] | undefined, everything: boolean) {
  const t = useTranslations('queue');
  return ({ operation }: Pick<Action<never>, 'operation'>): string | undefined => {
    if (everything) return t('tooMany', { most: 50 });
    if (abilities === undefined) return t('asking');
    const answer = bulkAnswer(abilities.flatMap((one) => abilityOf(one, operation) ?? []));
    if (answer.kind === 'open') return undefined;
    if (answer.kind === 'absent') return 'absent';
    return abilities.length === 1
      ? answer.why
      : t('whySome', { blocked: answer.blocked, count: abilities.length, why: answer.why });
  };
}
