import { describe, expect, test } from 'vitest';
import { signInMail } from './sign-in-mail.ts';

const brand = { name: 'Roadworthy', phone: '(888) 555-0142', email: 'service@roadworthy.example' };
const locale = 'en-US';
const link = 'https://rv.example/resume/sign-in?token=abc&returnTo=%2Fcustomers';

describe('the sign-in e-mail', () => {
  test('with a code shows it in the subject, in the HTML and in the text', () => {
    const { subject, html, text } = signInMail({ code: '048213', brand, locale });
    expect(subject).toBe('048213 is your Roadworthy sign-in code');
    expect(html).toContain('>048213<');
    expect(text).toContain('\n048213\n');
    expect(text).toContain('The code works once, for 10 minutes.');
    expect(html).not.toContain('<a ');
  });

  test('with a link has a button that opens it', () => {
    const { subject, html, text } = signInMail({ link, brand, locale });
    expect(subject).toBe('Sign in to Roadworthy');
    expect(html).toContain('href="https://rv.example/resume/sign-in?token=abc&amp;returnTo=%2Fcustomers"');
    expect(text).toContain(link);
    expect(text).toContain('The link works once');
  });

  test('with both says that either gets in', () => {
    const { text } = signInMail({ link, code: '048213', minutes: 5, brand, locale });
    expect(text).toContain('Type this code to sign in, or open the link below:');
    expect(text).toContain('The link and code work once, for 5 minutes.');
  });

  test('with neither is refused', () => {
    expect(() => signInMail({ brand, locale })).toThrow(RangeError);
  });
});
