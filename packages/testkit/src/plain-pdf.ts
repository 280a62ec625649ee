import type { LayOut } from '@roadworthy/server/documents/render-pdf.ts';

const latin = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '?').replaceAll(/[\\()]/g, '\\$&');

/** A PDF of one page with what a document says on a line: a file like the product's, made in no time. */
export const layOutPlainly: LayOut = (type, content) => {
  const page = `BT /F 8 Tf 20 700 Td (${latin(`${type} ${JSON.stringify(content)}`)}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Promise.resolve(new TextEncoder().encode(`${file}${table}startxref\n${file.length}\n%%EOF\n`));
};
