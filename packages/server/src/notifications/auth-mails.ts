import { type MailBrand, type RenderedMail, renderMail } from './mail-layout.ts';

/** How a person gets in: by the link, by typing the code, or by either. */
export type SignInMail = {
  readonly link?: string;
  readonly code?: string;
  /** How long they work. */
  readonly minutes?: number;
  readonly brand: MailBrand;
};

function opening({ link, code }: SignInMail): string {
  if (code === undefined) return 'Open this link to sign in.';
  return link === undefined ? 'Type this code to sign in:' : 'Type this code to sign in, or open the link below:';
}

/** The e-mail with which a person signs in. Throws a RangeError when it would hold neither link nor code. */
export function signInMail(mail: SignInMail): RenderedMail {
  const { link, code, minutes = 10, brand } = mail;
  if (link === undefined && code === undefined) throw new RangeError('A sign-in mail holds a link or a code');
  const what = [...(link === undefined ? [] : ['link']), ...(code === undefined ? [] : ['code'])].join(' and ');
  const verb = what.includes(' and ') ? 'work' : 'works';
  return renderMail(
    {
      subject: code === undefined ? `Sign in to ${brand.name}` : `${code} is your ${brand.name} sign-in code`,
      paragraphs: [
        opening(mail),
        `The ${what} ${verb} once, for ${minutes} minutes. If you did not ask to sign in, you need do nothing: nobody gets in without this e-mail.`,
      ],
      ...(code === undefined ? {} : { code }),
      button: link === undefined ? null : { label: `Sign in to ${brand.name}`, url: link },
    },
    brand,
  );
}
