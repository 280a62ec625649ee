import { specimenPolicyOf } from '@roadworthy/core/documents/specimen-policy.ts';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { printersIn } from './pdf-words.ts';
import { renderPdf } from './render-pdf.ts';
import { sampleDeclarations } from './sample-declarations.ts';

type Node = {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};
type Read = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of each marked part of a page, and what stands in none. */
async function marksOf(file: Read, number: number) {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items as readonly { type?: string; id?: string; tag?: string; str?: string }[]) {
    if (item.type?.startsWith('beginMarked')) open.push(item.id ?? item.tag ?? '');
    else if (item.type === 'endMarkedContent') open.pop();
    else texts.set(open.at(-1) ?? 'unmarked', `${texts.get(open.at(-1) ?? 'unmarked') ?? ''}${item.str ?? ''}`);
  }
  return { texts, tree: (await page.getStructTree()) as unknown as Node };
}

/** Each part of a page with the way to it, such as `Table TR TH P`, and its text. */
async function partsOf(file: Read, number: number): Promise<[string, string][]> {
  const { texts, tree } = await marksOf(file, number);
  const found = ({ role, id, type, children = [] }: Node, above: readonly string[]): [string, string][] => {
    if (type === 'content') return [[above.slice(2).join(' '), (texts.get(id ?? '') ?? '').trim()]];
    return children.flatMap((child) => found(child, [...above, role ?? '']));
  };
  return found(tree, []);
}

const opened = async (...requested: Parameters<typeof renderPdf>) => getDocumentProxy(await renderPdf(...requested));
const declarations = opened('declarations', sampleDeclarations);

describe('a printed document for whoever has it read out', () => {
  test('has a heading of its own, then parts with theirs, in the order of reading', async () => {
    const parts = await partsOf(await declarations, 1);
    expect(parts[0]).toEqual(['H1', 'Recreational vehicle policy declarations']);
    const headings = parts.filter(([way]) => way === 'H2').map(([, text]) => text);
    expect(headings.slice(0, 2)).toEqual(['Insured vehicles', 'Coverages, limits and deductibles']);
    expect(parts.findIndex(([, text]) => text === 'Insured vehicles')).toBeLessThan(
      parts.findIndex(([way]) => way.startsWith('Table')),
    );
  });

  test('has tables whose heads and cells are known', async () => {
    const parts = await partsOf(await declarations, 1);
    expect(parts).toContainEqual(['Table TR TH P', 'Deductible']);
    expect(parts).toContainEqual(['Table TR TD P', 'Collision']);
  });

  test('leaves out what comes again on every page, and nothing else', async () => {
    const file = await declarations;
    for (let number = 1; number <= file.numPages; number += 1) {
      const { texts } = await marksOf(file, number);
      expect(texts.get('unmarked')).toBeUndefined();
      expect(texts.get('Artifact')).toMatch(/Prairie Coach Insurance.*Page \d of \d/);
    }
  });

  test('is marked, and says its language and its title', async () => {
    const locale = 'fr-CA';
    const insurer = { seller: 'Cascade', sellerLicense: null, phone: null, email: null, company: null, naic: null };
    const promised = {
      provider: 'boat',
      state: 'ON',
      months: 12,
      distance: null,
      terms: {
        basis: 'pro_rata',
        minimumEarned: 0,
        installmentFee: 500,
        reinstatementFee: 1500,
        refund: { fullWithinDays: 0, lessClaims: false, fee: null },
      },
    } as const;
    const sold = { product: 'Bateau', promised };
    const file = await opened(
      'specimen_policy',
      specimenPolicyOf(sold, insurer, { locale, t: printersIn(locale, 'CAD').t }),
    );
    const info = (await file.getMetadata()).info as { Language?: string; Title?: string };
    expect([info.Language, info.Title]).toEqual(['fr-CA', expect.stringContaining('Bateau')]);
    expect((await file.getMarkInfo())?.['Marked']).toBe(true);
    expect((await file.getViewerPreferences()) as object).toMatchObject({ DisplayDocTitle: true });
  });

  test('has a bookmark for each part', async () => {
    const file = await declarations;
    const outline = ((await file.getOutline()) ?? []).map(({ title }) => title);
    const all = await Promise.all(Array.from({ length: file.numPages }, (_, index) => partsOf(file, index + 1)));
    expect(outline).toEqual(
      all
        .flat()
        .filter(([way]) => way === 'H2')
        .map(([, text]) => text),
    );
    expect(outline.length).toBeGreaterThan(3);
  });
});
