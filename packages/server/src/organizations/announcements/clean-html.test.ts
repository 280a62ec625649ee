import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('HTML of an announcement', () => {
  test('keeps what the editor writes, and knows its words', () => {
    const written =
      '<h3>Hours</h3><p>We <strong>open</strong> at <em>eight</em>.<br />See <a href="/agents/quotes?view=mine">quotes</a>.</p>' +
      '<ul><li><p>Ada</p></li></ul><ol><li>Bo</li></ol><blockquote><p>Fine &amp; dandy</p></blockquote>' +
      '<p><a href="https://example.com/a">site</a> <a href="mailto:us@example.com">mail</a></p>';
    const { html, text } = cleanHtml(written);
    expect(html).toBe(written);
    expect(text).toContain('We open at eight.\nSee quotes.');
    expect(text).toContain('Fine & dandy');
  });

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>', ''],
    ['a script in a drawing', '<svg><script>alert(1)</script><p>a</p></svg>', '<p>a</p>'],
    ['a drawing that is animated', '<svg onload=alert(1)><animate onbegin=alert(1)>', ''],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['an object', '<object data="data:text/html,x"></object><embed src="x">', ''],
    ['a form', '<form action="//evil.example"><input name="p"><button>go</button></form>', 'go'],
    ['a style', '<style>*{display:none}</style><link rel="stylesheet" href="//evil.example">', ''],
    ['another address for all links', '<base href="https://evil.example/">', ''],
    ['a page that leaves by itself', '<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['one with a tab in it', '<a href="jav&#x09;ascript:alert(1)">a</a>', 'a'],
    ['one in capitals', '<A HREF="JaVaScRiPt:alert(1)">a</A>', 'a'],
    ['one with data', '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', 'a'],
    ['one without a scheme', '<a href="//evil.example">a</a>', 'a'],
    ['one with a backslash', '<a href="/\\evil.example">a</a>', 'a'],
    ['one without encryption', '<a href="http://evil.example">a</a>', 'a'],
    ['one with an account', '<a href="https://roadworthy.example@evil.example/">a</a>', 'a'],
    ['a letter with a copy', '<a href="mailto:us@example.com?bcc=x@evil.example">a</a>', 'a'],
    [
      'a link that opens elsewhere',
      '<a href="https://a.example" target="_top" rel="opener">a</a>',
      '<a href="https://a.example">a</a>',
    ],
    ['mathematics that breaks out', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['a title that breaks out', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['a comment that breaks out', '<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['markup that is words', '&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['half a tag', '<p>a<img src=x onerror=alert(1)', '<p>a</p>'],
    ['a template', '<template><img src=x onerror=alert(1)></template>', ''],
    [
      'other headings',
      '<h1>a</h1><h2 id="x">b</h2><b>c</b><i>d</i>',
      '<h3>a</h3><h3>b</h3><strong>c</strong><em>d</em>',
    ],
  ])('loses %s', (_what, sent, left) => {
    expect(cleanHtml(sent).html.trim()).toBe(left);
  });

  test('is clean the second time as the first', () => {
    const sent = '<p>a</p><a href="https://a.example/?a=1&b=2">x</a>&lt;script&gt;<ul><li>b</ul>';
    const once = cleanHtml(sent).html;
    expect(cleanHtml(once).html).toBe(once);
  });

  test('ends, however deep or long it is', () => {
    const deep = cleanHtml(`${'<ul><li>'.repeat(3_000)}a`);
    expect(deep.html.match(/<ul>/g)?.length ?? 0).toBeLessThan(13);
    expect(cleanHtml('<'.repeat(100_000)).html.length).toBeGreaterThan(0);
  });
});
