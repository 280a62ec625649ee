import type { siteTranslator } from '../site-translator.ts';

/** What the form of an enquiry says, in the language of the page. */
export function enquiryWords(t: Awaited<ReturnType<typeof siteTranslator>>) {
  return {
    title: t('enquiry.title'),
    lead: t('enquiry.lead'),
    optional: t('enquiry.optional'),
    submit: t('enquiry.submit'),
    sending: t('enquiry.sending'),
    failed: t('enquiry.failed'),
    sentTitle: t('enquiry.sentTitle'),
    sent: t('enquiry.sent', { email: '{email}' }),
    another: t('enquiry.another'),
    aboutHint: t('enquiry.aboutHint'),
    label: {
      name: t('enquiry.name'),
      business_name: t('enquiry.business'),
      email: t('enquiry.email'),
      phone: t('enquiry.phone'),
      units: t('enquiry.units'),
      postal_code: t('enquiry.postalCode'),
      about: t('enquiry.about'),
    },
    missing: {
      name: t('enquiry.nameMissing'),
      business_name: t('enquiry.businessMissing'),
      email: t('enquiry.emailMissing'),
      phone: '',
      units: t('enquiry.unitsMissing'),
      postal_code: t('enquiry.postalCodeMissing'),
      about: t('enquiry.aboutMissing'),
    },
  };
}

export type EnquiryWords = ReturnType<typeof enquiryWords>;
export type EnquiryField = keyof EnquiryWords['label'];
