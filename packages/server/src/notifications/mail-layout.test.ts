import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { type MailContent, renderMail } from './mail-layout.ts';

const brand = { name: 'Prairie Coach Insurance', phone: '(888) 555-0142', email: 'service@prairie.example' };
const letter: MailContent = {
  subject: 'Continue the quote for your 2021 Winnebago View',
  paragraphs: ['Hello Avery,', 'We saved the quote.', 'Questions? Call Prairie Coach Insurance at (888) 555-0142.'],
  button: { label: 'Continue my quote', url: 'https://rv.example/resume?quote=1&token=q1.a.b' },
};

/** Tags aside, what a mail program shows. */
function shown(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

describe('an e-mail', () => {
  test('says the same as HTML and as text', () => {
    const { html, text } = renderMail(letter, brand, 'en-US');
    for (const part of [...letter.paragraphs, 'Continue my quote', letter.button?.url ?? '', brand.name, brand.email]) {
      expect(shown(html)).toContain(part);
      expect(text).toContain(part);
    }
  });

  test('carries its link on the button and written out', () => {
    const { html } = renderMail(letter, brand, 'en-US');
    const href = 'https://rv.example/resume?quote=1&amp;token=q1.a.b';
    expect(html.split(`href="${href}"`)).toHaveLength(3);
    expect(html).toContain(`>${href}</a>`);
  });

  test('puts the button before the last line', () => {
    const { text } = renderMail(letter, brand, 'en-US');
    expect(text.indexOf('Continue my quote')).toBeGreaterThan(text.indexOf('We saved'));
    expect(text.indexOf('Continue my quote')).toBeLessThan(text.indexOf('Questions?'));
  });

  test('without a button holds no link', () => {
    expect(renderMail({ ...letter, button: null }, brand, 'en-US').html).not.toContain('<a ');
  });

  test('shows a code large and leaves it whole', () => {
    const { html, text } = renderMail({ ...letter, code: '048213' }, brand, 'en-US');
    expect(html).toMatch(/font-size:32px[^>]*>048213</);
    expect(text).toContain('\n\n048213\n\n');
  });

  test('of somebody with a logo begins with it, names them where pictures are blocked, and who runs the platform', () => {
    const logo = 'https://rv.example/api/logos/1.png?a="b"';
    const { html, text } = renderMail(letter, { ...brand, logo }, 'fr-CA');
    expect(html).toContain(
      '<img src="https://rv.example/api/logos/1.png?a=&quot;b&quot;" alt="Prairie Coach Insurance" width="150" height="34"',
    );
    expect(shown(html)).toContain('Propulsé par Roadworthy');
    expect(text).not.toContain('api/logos');
  });

  test('names only the ways of contact that there are', () => {
    const { text } = renderMail(letter, { name: 'Prairie Coach Insurance', phone: null, email: null }, 'en-US');
    expect(text.endsWith('-- \nPrairie Coach Insurance\n')).toBe(true);
  });

  test('carries the three bands of the stripe', () => {
    const { html } = renderMail(letter, brand, 'en-US');
    for (const band of ['#F4A51C', '#D94F2B', '#1F7F92']) expect(html).toContain(`background:${band}`);
  });

  test('begins with the badge and who writes, of text alone', () => {
    const { html } = renderMail(letter, brand, 'en-US');
    expect(html).not.toMatch(/<img|url\(/);
    expect(html.indexOf('#4FB3C6')).toBeLessThan(html.indexOf('Prairie Coach Insurance</td>'));
    expect(html.indexOf('Prairie Coach Insurance</td>')).toBeLessThan(html.indexOf('Hello Avery'));
  });

  test('has colours for the night at each part that has some by day', () => {
    const { html } = renderMail({ ...letter, choice: { label: 'Off', url: 'https://rv.example/off' } }, brand, 'en-US');
    const styles = html.slice(html.indexOf('@media (prefers-color-scheme:dark)'), html.indexOf('</style>'));
    const classes = new Set([...html.matchAll(/ class="(\w+)"/g)].map(([, name]) => name));
    expect([...classes].toSorted()).toEqual(['link', 'meta', 'press', 'pressed', 'sheet', 'surround']);
    for (const name of classes) expect(styles).toContain(`.${name}{`);
    const painted = [
      ...html.slice(html.indexOf('<body')).matchAll(/<[^>]*style="[^"]*(?:;|")(?:color|background):#[^>]*>/g),
    ];
    const isNamed = ([tag]: RegExpMatchArray) =>
      tag.includes(' class="') || /background:#(?:F4A51C|D94F2B|1F7F92|EE6A45|4FB3C6|0E5A4B)/.test(tag);
    expect(painted.filter((tag) => !isNamed(tag)).map(([tag]) => tag)).toEqual([]);
  });

  test('sets the mark after what a link is for as its language does', () => {
    const choice = { label: 'Ne plus recevoir', url: 'https://rv.example/off' };
    const textIn = (locale: 'en-US' | 'fr-CA') => renderMail({ ...letter, choice }, brand, locale).text;
    expect(textIn('en-US')).toContain('\nNe plus recevoir: https://rv.example/off');
    expect(textIn('fr-CA')).toContain('\nNe plus recevoir\u00a0: https://rv.example/off');
  });

  test('keeps a line break out of the subject', () => {
    const subject = 'Continue\r\nBcc: everyone@example.com';
    expect(renderMail({ ...letter, subject }, brand, 'en-US').subject).toBe('Continue Bcc: everyone@example.com');
  });

  const seed = 2611;
  test(`never lets a name become markup (seed ${seed})`, () => {
    const plain = renderMail(letter, brand, 'en-US').html.match(/<[a-z/!]/gi)?.length;
    const property = fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const hostile = `${name}<script>alert("'1'")</script>&amp;`;
      const { html } = renderMail(
        { ...letter, subject: hostile, paragraphs: [`Hello ${hostile},`, ...letter.paragraphs.slice(1)] },
        { ...brand, name: hostile },
        'en-US',
      );
      expect(html.match(/<[a-z/!]/gi)).toHaveLength(plain ?? 0);
      expect(shown(html)).toContain(hostile);
    });
    fc.assert(property, { seed });
  });
});

test('escaped text can neither open a tag nor leave an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});
