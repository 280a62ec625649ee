import type { formKinds } from '@roadworthy/core/leads/vocabulary.ts';
import type { siteTranslator } from '../site-translator.ts';

/** A form of the public pages: for a line that agents alone quote, or one of those by which anybody writes to us. */
export type EnquiryForm = 'line' | (typeof formKinds)[number];

/** What each form asks, in its order. */
export const fieldsOf = {
  line: ['name', 'business_name', 'email', 'phone', 'units', 'postal_code', 'about'],
  contact: ['name', 'email', 'phone', 'about'],
  appointment: ['name', 'business_name', 'email', 'phone', 'credentials', 'about'],
  affiliate: ['name', 'email', 'phone', 'credentials', 'about'],
} as const satisfies Readonly<Record<EnquiryForm, readonly string[]>>;

/** What a form says, in the language of the page. */
export function enquiryWords(t: Awaited<ReturnType<typeof siteTranslator>>, form: EnquiryForm) {
  return {
    form,
    title: t(`enquiry.${form}.title`),
    lead: t(`enquiry.${form}.lead`),
    optional: t('enquiry.optional'),
    submit: t('enquiry.submit'),
    sending: t('enquiry.sending'),
    failed: t('enquiry.failed'),
    sentTitle: t('enquiry.sentTitle'),
    sent: t('enquiry.sent', { email: '{email}', reference: '{reference}', until: '{until}' }),
    another: t('enquiry.another'),
    unseen: t('enquiry.unseen'),
    hint: {
      about: t(`enquiry.${form}.aboutHint`),
      credentials: form === 'appointment' || form === 'affiliate' ? t(`enquiry.${form}.credentialsHint`) : undefined,
    },
    label: {
      name: t('enquiry.name'),
      business_name: t('enquiry.business'),
      email: t('enquiry.email'),
      phone: t('enquiry.phone'),
      units: t('enquiry.units'),
      postal_code: t('enquiry.postalCode'),
      credentials: form === 'appointment' || form === 'affiliate' ? t(`enquiry.${form}.credentials`) : '',
      about: t(`enquiry.${form}.about`),
    },
    missing: {
      name: t('enquiry.nameMissing'),
      business_name: t('enquiry.businessMissing'),
      email: t('enquiry.emailMissing'),
      phone: '',
      units: t('enquiry.unitsMissing'),
      postal_code: t('enquiry.postalCodeMissing'),
      credentials: form === 'appointment' || form === 'affiliate' ? t(`enquiry.${form}.credentialsMissing`) : '',
      about: t(`enquiry.${form}.aboutMissing`),
    },
  };
}

export type EnquiryWords = ReturnType<typeof enquiryWords>;
export type EnquiryField = keyof EnquiryWords['label'];
