'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import type { Messages } from 'next-intl';
import {
  CreatePartnerDocument,
  type LoadPartnerQuery,
  LoadProvidersOfOrganizationDocument,
  UpdatePartnerDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { changing } from '../load-organization/organization.ts';

/** A partner as its page shows it. */
export type Partner = NonNullable<LoadPartnerQuery['partners_by_pk']>;

const slugLength = 60;

type Sold = { readonly products: readonly { readonly provider: string }[] };

const nameField = ({ workbench: { partners } }: Messages) =>
  lineField('partner_name', { label: partners.name, maxLength: textLimits.name, missing: partners.nameMissing });

/** The lines that the organization sells, and the one that the partner has already. */
const lineOf = (messages: Messages, sold: Sold | undefined, stored: string) => {
  const { workbench, queue } = messages;
  const lines = [...new Set([...(sold?.products ?? []).map(({ provider }) => provider), ...(stored ? [stored] : [])])];
  return selectField('default_product', {
    label: workbench.partners.line,
    options: [
      { value: '', label: workbench.partners.noLine },
      ...lines.map((value) => ({ value, label: labelOf(queue.providers, value) ?? value })),
    ],
  });
};

const dealerField = ({ workbench: { partners } }: Messages) =>
  checkField('dealership', { label: partners.isDealership });

/** The organizations that may have partners, of which an owner has one. */
export type NewPartnerSubject = {
  readonly organizations: readonly { readonly organization_id: string; readonly name: string }[];
  /** Its page, beneath which that of the partner stands. */
  readonly path: string;
};

/** A new partner of an organization. */
export const CreatePartner = formDialog<NewPartnerSubject>()({
  ...changing,
  words: 'actions.create_partner',
  document: CreatePartnerDocument,
  begin: ({ subject }) => ({
    organization_id: subject.organizations[0]?.organization_id ?? '',
    partner_name: '',
    slug: '',
    dealership: false,
  }),
  fields: ({ subject, messages }) => {
    const { partners } = messages.workbench;
    return [
      ...(subject.organizations.length > 1
        ? [
            selectField('organization_id', {
              label: partners.organization,
              options: subject.organizations.map(({ organization_id: value, name: label }) => ({ value, label })),
            }),
          ]
        : []),
      nameField(messages),
      lineField('slug', {
        label: partners.slug,
        hint: partners.slugHint,
        maxLength: slugLength,
        isCode: true,
        missing: partners.slugMissing,
      }),
      dealerField(messages),
    ];
  },
  input: ({ values: { organization_id, slug, ...partner } }) => ({ organization_id, slug, partner }),
  done: ({ t, result }) => t('done', { name: result.create_partner?.partner_name ?? '' }),
  after: ({ result, subject, router }) => router.push(`${subject.path}/${result.create_partner?.partner_id ?? ''}`),
});

/** What a partner is from now on. */
export const UpdatePartner = formDialog<Partner>()({
  ...changing,
  words: 'actions.update_partner',
  document: UpdatePartnerDocument,
  facts: {
    document: LoadProvidersOfOrganizationDocument,
    variables: ({ subject }) => ({ organization_id: subject.organization_id }),
  },
  begin: ({ subject }) => ({
    partner_name: subject.partner_name,
    default_product: subject.default_product ?? '',
    dealership: subject.dealership,
  }),
  fields: ({ subject, messages, facts }) => [
    nameField(messages),
    lineOf(messages, facts, subject.default_product ?? ''),
    dealerField(messages),
  ],
  ready: ({ facts }) => facts !== undefined,
  input: ({ id, subject, values }) => ({ partner_id: id, version: subject.version, changes: values }),
});

/** Ends the link of a partner. */
export const ArchivePartner = formDialog<Partner>()({
  ...changing,
  words: 'actions.archive_partner',
  document: UpdatePartnerDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  input: ({ id, subject }) => ({ partner_id: id, version: subject.version, changes: {}, archived: true }),
});
