'use client';
import { buffersKm } from '@roadworthy/core/incidents/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { ConsequentialDialog } from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { useSendMap } from './use-send-map.ts';

/** A map is sent, for the person's organization or, of the platform's staff, for one that they choose. */
export function SendMap({ own }: { own: string | null }) {
  const t = useTranslations('workbench.maps');
  const common = useTranslations('shell.common');
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const organization = own ?? chosen;
  const [file, setFile] = useState<File | null>(null);
  const [aroundKm, setAroundKm] = useState(0);
  const { percent, problem, send, forget } = useSendMap(t('sendFailed'));

  function close(): void {
    forget();
    setFile(null);
    setOpen(false);
  }

  async function confirm(): Promise<void> {
    if (file === null || organization === null) return;
    if (!(await send(file, { organizationId: organization, aroundKm }))) return;
    show({ message: t('sent') });
    close();
  }

  return (
    <>
      <Button tone="primary" size="small" onClick={() => setOpen(true)}>
        {t('send')}
      </Button>
      <ConsequentialDialog
        open={isOpen}
        onClose={close}
        effect={t('sendEffect')}
        onConfirm={() => void confirm()}
        ready={file !== null && organization !== null}
        busy={percent !== null}
        failure={<FormAlert message={problem} />}
        copy={{
          title: t('send'),
          confirm: t('send'),
          cancel: t('cancel'),
          close: common('close'),
          working: percent === 100 ? t('reading') : t('sending', { percent: percent ?? 0 }),
          optional: common('optional'),
        }}
      >
        {own === null && <OrganizationSelect kind="underwriter" value={organization} onValue={setChosen} />}
        <Field label={t('file')}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".kml,.kmz,.geojson,.json"
              onChange={({ currentTarget: { files } }) => {
                forget();
                setFile(files?.[0] ?? null);
              }}
            />
          )}
        </Field>
        <Field label={t('around')}>
          {(control) => (
            <SelectInput
              {...control}
              options={buffersKm.map((km) => ({
                value: String(km),
                label: km === 0 ? t('aroundNone') : t('aroundKm', { km }),
              }))}
              value={String(aroundKm)}
              onChange={({ currentTarget: { value } }) => setAroundKm(Number(value))}
            />
          )}
        </Field>
      </ConsequentialDialog>
    </>
  );
}
