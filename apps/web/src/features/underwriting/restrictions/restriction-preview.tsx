'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  LoadRestrictionDocument,
  RemoveRejectionDocument,
  type RestrictionRowFragment,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { personName } from '../../shared/person-name.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLineName } from '../written/line-field.tsx';
import { useRestrictionKey } from './use-restriction-key.ts';
import { Matches } from './matches.tsx';

/** A restriction beside the list: why it stands, whom it meets, and the way to take it back. */
export function RestrictionPreview({ id }: { id: string }) {
  const t = useTranslations('workbench.restrictions');
  const query = useRead('underwriting', LoadRestrictionDocument, { explicit_rejection_id: id });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ explicit_rejections_by_pk: found }) => found}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(found) => <Restriction restriction={found} />}
    </QueryView>
  );
}

function Restriction({ restriction }: { restriction: RestrictionRowFragment }) {
  const t = useTranslations('workbench.restrictions');
  const instant = useInstant();
  const written = useTranslations('workbench.written');
  const lineName = useLineName();
  const labelOfKey = useRestrictionKey();
  const { explicit_rejection_id, organization_id, key, value, deleted } = restriction;
  const show = useToast();
  const asUnderwriter = { kind: 'underwriter' } as const;
  const restore = useOperation(RemoveRejectionDocument, () => show({ message: t('putBack') }), asUnderwriter);
  const putBack = () => restore.mutate({ explicit_rejection_id, undo: true });
  const remove = useOperation(
    RemoveRejectionDocument,
    () => show({ message: t('removed'), undo: putBack }),
    asUnderwriter,
  );
  const error = remove.error ?? restore.error;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-h2 wrap-anywhere">{value}</h2>
      <Button
        tone="quiet"
        size="small"
        className="self-start"
        busy={remove.isPending || restore.isPending}
        busyLabel={t('working')}
        onClick={() => (deleted === null ? remove.mutate({ explicit_rejection_id }) : putBack())}
      >
        {t(deleted === null ? 'remove' : 'restore')}
      </Button>
      <FormAlert message={error ? readableMessage(error) : null} />
      <section>
        <h3 className="type-h3 mb-1">{t('reason')}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{restriction.reason}</p>
      </section>
      <FactList
        level={3}
        title={t('facts')}
        facts={[
          { key: 'key', label: t('by'), value: labelOfKey(key) },
          { key: 'line', label: written('line'), value: lineName(restriction.provider) },
          { key: 'renewal', label: t('renewal'), value: t(restriction.should_block_renewal ? 'yes' : 'no') },
          { key: 'organization', label: t('organization'), value: restriction.organization?.name },
          { key: 'author', label: t('author'), value: restriction.author && personName(restriction.author) },
          { key: 'created', label: t('created'), value: instant(restriction.created).absolute },
        ]}
      />
      {value !== null && (
        <Matches organizationId={organization_id} asked={key} value={value} provider={restriction.provider} />
      )}
    </div>
  );
}
