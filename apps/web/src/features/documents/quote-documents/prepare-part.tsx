'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { AbilityButton } from '../../shared/actions/ability-button.tsx';
import { isNeverFor } from '../../shared/actions/action.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

/** What a part that has documents made knows of them. */
export type PreparedDocuments = {
  readonly quoteId: string;
  readonly ability: AbilityFragment | undefined;
  /** Whether there is one, and whether it says something else than the quote by now. */
  readonly made: boolean;
  readonly outdated: boolean;
};

type PreparePartProps = PreparedDocuments & {
  readonly title: string;
  readonly what: string;
  readonly operation: Pick<UseMutationResult, 'error' | 'isPending'>;
  readonly onPrepare: () => void;
  /** Whether another one would say the same: then there is nothing to prepare. */
  readonly settled?: boolean;
  readonly children?: ReactNode;
};

/** Documents that are made together: what they are for, whether they still say what the quote says, and a button. */
export function PreparePart(props: PreparePartProps) {
  const { title, what, ability, made, outdated, settled = false, operation, onPrepare, children } = props;
  const t = useTranslations('policyParts.documents');
  const error = operation.error ? (readableMessage(operation.error) ?? t('prepareFailed')) : null;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line p-4" aria-label={title}>
      <h2 className="type-h3">{title}</h2>
      <p className="text-ink-2">{what}</p>
      {outdated && (
        <p className="flex items-start gap-2 rounded-card bg-warning-tint px-3 py-2">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0 text-warning" />
          {t('outdatedBody')}
        </p>
      )}
      {ability?.allowed && children}
      <FormAlert message={error} />
      {settled && <p className="text-small text-ink-2">{t('current')}</p>}
      {!settled && ability && !isNeverFor(ability) && (
        <div className="mt-auto">
          <AbilityButton
            ability={ability}
            tone={outdated || !made ? 'primary' : 'quiet'}
            label={operation.isPending ? t('preparing') : t(made ? 'prepareAgain' : 'prepare')}
            onPress={() => !operation.isPending && onPrepare()}
          />
        </div>
      )}
    </section>
  );
}
