import type { CleanBody } from '@roadworthy/core/organizations/announcement.ts';
import { isSecureAddress } from '@roadworthy/core/shared/text/secure-address.ts';
import sanitize from 'sanitize-html';

// What the editor writes, and nothing that runs, loads, or looks like a part of the page.
const allowedTags = ['p', 'br', 'strong', 'em', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'];
const mailbox = /^mailto:[^\s@?&]+@[^\s@?&]+$/i;
const ownPage = /^\/(?![/\\])[\w\-./?=&%[\]]*$/;

const leadsSomewhere = (href: string): boolean => isSecureAddress(href) || mailbox.test(href) || ownPage.test(href);

const as = (tagName: string) => () => ({ tagName, attribs: {} });

/** Deeper lists are no lists any more. */
const mostNested = 12;

/**
 * What is left of HTML that somebody sent: the few elements of an announcement, links to secure addresses, mailboxes and
 * pages of our own, and its words. Never refuses: what does not belong is gone.
 */
export function cleanHtml(html: string): CleanBody {
  const cleaned = sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: mostNested,
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
    transformTags: {
      b: as('strong'),
      i: as('em'),
      h1: as('h3'),
      h2: as('h3'),
      h4: as('h3'),
      a: (_name, { href = '' }) => (leadsSomewhere(href) ? { tagName: 'a', attribs: { href } } : as('span')()),
    },
  });
  const text = sanitize(cleaned.replaceAll(/<\/(?:p|h3|li|blockquote)>|<br \/>/g, '$&\n'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  });
  return { html: cleaned, text };
}
