import layoutDocument from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { type PdfRole, roleOf } from './pdf-roles.ts';

/** A part of a page, as far as it is looked at here; when it is laid out its style is another, and its properties stay. */
type Part = {
  readonly type: string;
  readonly style?: unknown;
  readonly props?: { readonly fixed?: boolean; readonly role?: PdfRole | null; readonly paint?: () => void };
  readonly children?: readonly Part[];
  /** What a text says. */
  readonly value?: string;
};
type File = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<File['struct']>;

const containers: readonly (PdfRole | null)[] = ['Table', 'TR', 'TH', 'TD'];

/** A part of nothing, drawn between two others; all it does is to say something to the file. */
function saying(emit: () => void): Part {
  const nowhere = { top: 0, left: 0, width: 1, height: 1 };
  const drawn = { type: 'CANVAS', box: nowhere, style: {}, props: { paint: emit } };
  return drawn satisfies Part;
}

/** The parts with what each is, by its style, among its properties. */
function withRoles(part: Part): Part {
  const { props, style, children } = part;
  return {
    ...part,
    ...(props && { props: { ...props, role: roleOf(style) } }),
    ...(children && { children: children.map(withRoles) }),
  };
}

const textOf = ({ value = '', children = [] }: Part): string => value + children.map(textOf).join('');

/**
 * Puts marks around the parts of a page as they will be drawn: each text belongs to the structure, whatever else is drawn
 * is decoration, and so is what comes again on every page.
 */
function marked(file: File, parts: readonly Part[], above: Structure, isPage: boolean): Part[] {
  return parts.flatMap((part) => {
    if (isPage && part.props?.fixed) return [part];
    if (part.type === 'TEXT') {
      const role = part.props?.role ?? 'P';
      // In the order of reading, before anything is drawn.
      const own = file.struct(role);
      above.add(own);
      const begin = (): void => {
        file.endMarkedContent();
        own.add(file.markStructureContent(role));
        if (role === 'H2') file.outline.addItem(textOf(part));
      };
      const end = (): void => {
        file.endMarkedContent();
        file.markContent('Artifact');
      };
      return [saying(begin), part, saying(end)];
    }
    if (!part.children) return [part];
    const role = part.props?.role ?? null;
    if (role === null || !containers.includes(role)) {
      return [{ ...part, children: marked(file, part.children, above, false) }];
    }
    const own = file.struct(role);
    above.add(own);
    return [{ ...part, children: marked(file, part.children, own, false) }];
  });
}

function markedPage(file: File, page: Part, above: Structure): Part {
  const begin = saying(() => file.markContent('Artifact'));
  const end = saying(() => file.endMarkedContent());
  return { ...page, children: [begin, ...marked(file, page.children ?? [], above, true), end] };
}

/**
 * The bytes of a document whose parts are tagged: headings, paragraphs and tables in the order of their reading. The
 * renderer lays pages out and draws them, but writes no structure; its own file is therefore not used.
 */
export async function taggedPdf(element: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const { title, author, creator, producer, language, creationDate, modificationDate } = element.props;
  const drawn = pdf(element).container as unknown as { readonly document: Part };
  const layOut = layoutDocument as unknown as (document: unknown, fonts: unknown) => Promise<Part>;
  const laidOut = await layOut(withRoles(drawn.document), Font);
  const file = new PDFDocument({
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language ?? 'en-US',
    info: {
      Title: title ?? '',
      Author: author ?? '',
      Creator: creator ?? '',
      Producer: producer ?? '',
      CreationDate: creationDate ?? new Date(0),
      ModDate: modificationDate ?? new Date(0),
    },
  });
  const root = file.struct('Document');
  file.addStructure(root);
  const chunks: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  file.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  file.on('error', reject);
  renderLayout(
    file as never,
    { ...laidOut, children: (laidOut.children ?? []).map((page) => markedPage(file, page, root)) } as never,
  );
  return promise;
}
