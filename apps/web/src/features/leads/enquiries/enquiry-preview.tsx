'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { phoneHref } from '../../shared/phone-href.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadEnquiryDocument, type LoadEnquiryQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { personName } from '../../shared/person-name.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { assignEnquiry } from './assign-enquiry.tsx';
import { EnquiryConversation } from './enquiry-conversation.tsx';
import { nameOfEnquiry } from './name-of-enquiry.ts';
import { updateEnquiry } from './update-enquiry.tsx';
import { useBadge } from '../../shared/statuses.ts';
import { enquiryLooks } from './enquiry-statuses.ts';
import { useEnquiryKind } from './use-enquiry-kind.ts';

type Enquiry = NonNullable<LoadEnquiryQuery['enquiries_by_pk']>;
const actions = [updateEnquiry, assignEnquiry];

/** An enquiry beside the list: what was said, who asks, and how they are reached. */
export function EnquiryPreview({ id }: { id: string }) {
  const t = useTranslations('workbench.enquiries');
  const query = useRead('agent', LoadEnquiryDocument, { enquiry_id: id });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ enquiries_by_pk: enquiry, abilities }) => enquiry && { enquiry, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {(found) => <Previewed {...found} />}
    </QueryView>
  );
}

function Previewed({ enquiry, abilities }: { enquiry: Enquiry; abilities: LoadEnquiryQuery['abilities'] }) {
  const t = useTranslations('workbench.enquiries');
  const instant = useInstant();
  const provider = useProviderLabel();
  const badgeOf = useBadge(enquiryLooks);
  const kind = useEnquiryKind();
  const { primary, items, dialogs } = useActions(actions, { id: enquiry.enquiry_id, subject: enquiry, abilities });
  const { email, phone } = enquiry;
  const mayAnswer = abilities.some(({ operation, allowed }) => operation === 'answer_enquiry' && allowed);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h2">{nameOfEnquiry(enquiry)}</h2>
        <StatusBadge {...badgeOf(enquiry.status)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {primary}
        {items.map(({ key, label, onSelect }) => (
          <Button key={key} tone="quiet" size="small" onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      {dialogs}
      <EnquiryConversation enquiry={enquiry} mayAnswer={mayAnswer} />
      <FactList
        level={3}
        title={t('facts')}
        facts={[
          { key: 'kind', label: t('kind'), value: kind(enquiry.kind) },
          { key: 'reference', label: t('reference'), value: enquiry.reference },
          {
            key: 'name',
            label: t('name'),
            value: (
              <AppLink href={`/agents/customers/${enquiry.enquiry_id}`} className="link">
                {enquiry.name ?? enquiry.email}
              </AppLink>
            ),
          },
          { key: 'agent', label: t('agent'), value: personName(enquiry.assigned_agent) ?? t('nobody') },
          { key: 'credentials', label: t('credentials'), value: enquiry.credentials },
          {
            key: 'answer_by',
            label: t('answerBy'),
            value: enquiry.answer_by && instant(enquiry.answer_by).absolute,
          },
          {
            key: 'email',
            label: t('email'),
            value: (
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            ),
          },
          {
            key: 'phone',
            label: t('phone'),
            value: phone && (
              <a href={phoneHref(phone)} className="link">
                {phone}
              </a>
            ),
          },
          { key: 'line', label: t('line'), value: enquiry.provider && provider(enquiry.provider) },
          { key: 'units', label: t('units'), value: enquiry.units },
          {
            key: 'place',
            label: t('postalCode'),
            value: [enquiry.postal_code, enquiry.administrative_area].filter(Boolean).join(', '),
          },
          { key: 'created', label: t('created'), value: instant(enquiry.created).absolute },
        ]}
      />
    </div>
  );
}
