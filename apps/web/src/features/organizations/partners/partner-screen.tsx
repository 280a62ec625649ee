'use client';
import type { Messages } from 'next-intl';
import { LoadPartnerDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import type { Partner } from './partner-dialogs.tsx';
import { PartnerPage } from './partner-page.tsx';
import { ownPartnersList, partnersList } from './partners-list.tsx';

const wordsIn = ({ workbench: { partners } }: Messages) => ({
  back: partners.title,
  heading: partners.one,
  failed: partners.failed,
});

/** The partner of the address, for who administers the platform. */
export const PartnerScreen = recordPage({
  kind: 'organizations',
  document: LoadPartnerDocument,
  variables: (partner_id) => ({ partner_id }),
  find: ({ partners_by_pk: partner }) => partner,
  list: partnersList,
  words: wordsIn,
  area: 'organizations',
  page: (partner: Partner) => <PartnerPage partner={partner} path={`/organizations/partners/${partner.partner_id}`} />,
});

/** The partner of the address, for the owner of its organization. */
export const OwnPartnerScreen = recordPage({
  kind: 'org_owner',
  document: LoadPartnerDocument,
  variables: (partner_id) => ({ partner_id }),
  find: ({ partners_by_pk: partner }) => partner,
  list: ownPartnersList,
  words: wordsIn,
  page: (partner: Partner) => <PartnerPage partner={partner} path={`/agents/partners/${partner.partner_id}`} />,
});
