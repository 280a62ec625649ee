'use client';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { moratoriumActions } from '@roadworthy/core/quoting/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  EndMoratoriumDocument,
  LoadMoratoriumDocument,
  type LoadMoratoriumQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { useLineName } from '../written/line-field.tsx';
import { textsOf } from './moratorium-draft.ts';
import { MoratoriumExceptions } from './moratorium-exceptions.tsx';
import { MoratoriumHistory } from './moratorium-history.tsx';
import { Reach } from './reach.tsx';
import { areaText, useHour } from './use-area-text.ts';
import { ChangeDialog } from './write-dialog.tsx';

type Loaded = NonNullable<LoadMoratoriumQuery['moratoriums_by_pk']>;

/** A moratorium beside the list: what it says and touches, whom it lets pass, how it came to be, and the way to end it. */
export function MoratoriumPreview({ id }: { id: string }) {
  const t = useTranslations('workbench.moratoriums');
  const query = useRead('underwriting', LoadMoratoriumDocument, { moratorium_id: id });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ moratoriums_by_pk: found }) => found}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(found) => <Moratorium moratorium={found} />}
    </QueryView>
  );
}

function Moratorium({ moratorium }: { moratorium: Loaded }) {
  const t = useTranslations('workbench.moratoriums');
  const [now] = useState(Date.now);
  const isOver = moratorium.ends !== null && Date.parse(moratorium.ends) <= now;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-h2 wrap-anywhere">
        {moratorium.name}
        {moratorium.name_fr !== null && moratorium.name_fr !== moratorium.name && (
          <span lang="fr-CA" className="block text-small font-normal text-ink-2">
            {moratorium.name_fr}
          </span>
        )}
      </h2>
      {!isOver && <Actions moratorium={moratorium} />}
      <section>
        <h3 className="type-h3 mb-1">{t('told')}</h3>
        <p lang="en" className="wrap-anywhere">
          {moratorium.notice}
        </p>
        <p lang={moratorium.notice_fr === null ? undefined : 'fr-CA'} className="wrap-anywhere text-ink-2">
          {moratorium.notice_fr ?? t('noFrench')}
        </p>
      </section>
      <section>
        <h3 className="type-h3 mb-1">{t('reason')}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{moratorium.reason}</p>
      </section>
      <Facts moratorium={moratorium} />
      <Reach
        organizationId={moratorium.organization_id}
        states={textsOf(moratorium.states)}
        postalCodes={textsOf(moratorium.postal_codes)}
        provider={moratorium.provider}
      />
      <MoratoriumExceptions moratorium={moratorium} isOver={isOver} />
      <MoratoriumHistory versions={moratorium.versions} />
    </div>
  );
}

function Actions({ moratorium }: { moratorium: Loaded }) {
  const t = useTranslations('workbench.moratoriums');
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton dialog={ChangeDialog} id={moratorium.moratorium_id} subject={moratorium} size="small">
        {t('change')}
      </DialogButton>
      <DialogButton dialog={EndDialog} id={moratorium.moratorium_id} subject={moratorium} size="small">
        {t('end')}
      </DialogButton>
    </div>
  );
}

const EndDialog = formDialog<{ readonly version: number }>()({
  words: 'workbench.moratoriums',
  document: EndMoratoriumDocument,
  kind: 'underwriter',
  begin: () => ({}),
  fields: () => [],
  input: ({ id, subject: { version } }) => ({ moratorium_id: id, version }),
  copy: ({ t }) => ({ title: t('end'), effect: t('endEffect'), confirm: t('end') }),
  done: ({ t }) => t('ended'),
});

function Facts({ moratorium }: { moratorium: Loaded }) {
  const t = useTranslations('workbench.moratoriums');
  const written = useTranslations('workbench.written');
  const lineName = useLineName();
  const hour = useHour();
  const { starts, ends, time_zone: zone, actions } = moratorium;
  const known = moratoriumActions.filter((action) => actions.includes(action));
  return (
    <FactList
      level={3}
      title={t('facts')}
      facts={[
        { key: 'area', label: t('area'), value: areaText(moratorium) },
        { key: 'starts', label: t('starts'), value: hour(starts, zone) },
        { key: 'ends', label: t('ends'), value: hour(ends, zone) },
        { key: 'stops', label: t('stops'), value: known.map((action) => t(`actions.${action}`)).join(', ') },
        { key: 'line', label: written('line'), value: lineName(moratorium.provider) },
        { key: 'organization', label: t('organization'), value: moratorium.organization?.name },
      ]}
    />
  );
}
