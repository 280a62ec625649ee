'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { ConsequentialDialog } from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { AddRaterFixtureDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { Priced, QuoteVersions } from './priced.ts';

type SaveFixtureProps = { quoteId: string; priced: Priced; versions: QuoteVersions['versions'] };

/** Keeps a priced quote as a fixture of a draft of the same line. */
export function SaveFixture({ quoteId, priced, versions }: SaveFixtureProps) {
  const t = useTranslations('workbench.pricingTest');
  const common = useTranslations('shell.common');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const [open, setOpen] = useState(false);
  const ofLine = versions.filter(({ provider }) => provider === priced.provider);
  const drafts = ofLine.filter(({ status }) => status === 'draft');
  const under = ofLine.find(({ provider_version }) => provider_version === priced.provider_version);
  const [name, setName] = useState('');
  const [picked, setPicked] = useState('');
  const draft = picked || (drafts.find((one) => one === under) ?? drafts[0])?.rater_version_id || '';
  const operation = useOperation(
    AddRaterFixtureDocument,
    () => {
      show({ message: t('fixtureDone') });
      close();
    },
    { kind: 'rater', rereads: ['rater'] },
  );
  const { error } = operation;
  const refused = error instanceof RequestError ? error.field : undefined;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  function close() {
    operation.reset();
    setName('');
    setOpen(false);
  }
  if (drafts.length === 0 || !under) return <p className="text-small text-ink-3">{t('fixtureNoDraft')}</p>;
  const { total, currency } = priced.pricing;
  return (
    <>
      <Button tone="quiet" className="self-start" onClick={() => setOpen(true)}>
        {t('saveFixture')}
      </Button>
      <ConsequentialDialog
        open={open}
        onClose={close}
        onConfirm={() =>
          operation.mutate({
            rater_version_id: draft,
            quote_id: quoteId,
            name,
            expected_under: under.rater_version_id,
          })
        }
        effect={t('fixtureEffect', {
          total: total === null ? t('noPrice') : moneyText(total, currency),
          version: priced.provider_version,
        })}
        busy={operation.isPending}
        failure={<FormAlert message={refused === 'name' ? null : message} />}
        copy={{
          title: t('fixtureTitle'),
          confirm: t('saveFixture'),
          cancel: t('fixtureCancel'),
          close: common('close'),
          working: common('working'),
          optional: common('optional'),
        }}
      >
        <Field label={t('fixtureName')} error={refused === 'name' ? message : null}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={textLimits.name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('fixtureVersion')}>
          {(control) => (
            <SelectInput
              {...control}
              value={draft}
              options={drafts.map(({ rater_version_id, provider_version }) => ({
                value: rater_version_id,
                label: provider_version,
              }))}
              onChange={(event) => setPicked(event.currentTarget.value)}
            />
          )}
        </Field>
      </ConsequentialDialog>
    </>
  );
}
