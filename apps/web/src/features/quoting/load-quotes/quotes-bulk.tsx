'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAsk } from '../../../data/use-session.ts';
import {
  type QuoteRowFragment,
  RevokeAgentApprovalDocument,
  SendQuoteToCustomerDocument,
  UpdateStatusAgentDocument,
} from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { type BulkDeed, BulkDialog } from '../../shared/queue/bulk/bulk-dialog.tsx';
import { QueueBulkBar } from '../../shared/queue/bulk/queue-bulk-bar.tsx';
import type { BulkProps } from '../../shared/queue/queue-screen-props.ts';
import type { BulkAbilities } from '../quote-actions/abilities-document.ts';
import { bulkAnswer } from './bulk-answer.ts';
import { quoteRules } from './quotes-list.ts';
import { useQuoteAbilities } from './use-quote-abilities.ts';

const deeds = ['send', 'revoke', 'reopen'] as const;
type Deed = (typeof deeds)[number];

/** What may be done to the selected quotes, each as the server permits it for every one of them. */
export function QuotesBulk(props: BulkProps<QuoteRowFragment>) {
  const { selection, rows } = props;
  const t = useTranslations('queue');
  const noName = t('noName');
  const [asked, setAsked] = useState<Deed | null>(null);
  const abilities = useQuoteAbilities(selection.keys, !selection.everything);
  const deed = useDeed(asked, selection.keys.length);
  const why = useWhy(abilities, selection.everything);
  return (
    <>
      <QueueBulkBar
        {...props}
        path={quoteRules.path}
        busy={abilities === undefined && !selection.everything}
        actions={deeds.flatMap((key) => {
          const reason = why(key);
          if (reason === 'absent') return [];
          return [{ key, label: t(`quotes.${key}`), why: reason, onPress: () => setAsked(key) }];
        })}
      />
      {deed && (
        <BulkDialog
          deed={deed}
          keys={selection.keys}
          nameOf={(id) => personName(rows.find(({ quote_id }) => quote_id === id)?.entities[0]) ?? noName}
          onClose={() => setAsked(null)}
          onDone={props.onDone}
        />
      )}
    </>
  );
}

/** Why an action is closed for the selection: undefined when it is open, `absent` when the role never has it. */
function useWhy(abilities: readonly BulkAbilities[] | undefined, everything: boolean) {
  const t = useTranslations('queue');
  return (key: Deed): string | undefined => {
    if (everything) return t('tooMany', { most: 50 });
    if (abilities === undefined) return t('asking');
    const answer = bulkAnswer(abilities.map((one) => one[key]));
    if (answer.kind === 'open') return undefined;
    if (answer.kind === 'absent') return 'absent';
    return abilities.length === 1
      ? answer.why
      : t('whySome', { blocked: answer.blocked, count: abilities.length, why: answer.why });
  };
}

function useDeed(asked: Deed | null, count: number): BulkDeed | null {
  const t = useTranslations('queue.quotes');
  const ask = useAsk('agent');
  if (asked === null) return null;
  const work = {
    send: (quote_id: string, idempotencyKey: string) =>
      ask(SendQuoteToCustomerDocument, { quote_id, send_email: true }, { idempotencyKey }),
    revoke: (quote_id: string, idempotencyKey: string) =>
      ask(RevokeAgentApprovalDocument, { quote_id }, { idempotencyKey }),
    reopen: (quote_id: string, idempotencyKey: string) =>
      ask(UpdateStatusAgentDocument, { quote_id, status: 'open' }, { idempotencyKey }),
  }[asked];
  return {
    title: t(`${asked}Title`, { count }),
    effect: t(`${asked}Effect`, { count }),
    confirm: t(`${asked}Confirm`),
    work,
  };
}
