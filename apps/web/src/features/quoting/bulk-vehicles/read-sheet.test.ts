import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkColumns, columnOf } from './columns.ts';
import { mostRows, readSheet } from './read-sheet.ts';

const salem = '4X4TSMH24FS123456';
const passport = '4YDT29R29FA123456';
const cellsOf = (text: string) => readSheet(text).rows.map(({ cells }) => cells);

describe('a pasted list', () => {
  test.each([
    ['lines', `${salem}\n${passport}`],
    ['lines of Windows, with empty ones between', `\r\n${salem}\r\n\r\n  \r\n${passport}\r\n`],
    ['lines behind a mark of their encoding', `\uFEFF${salem}\n${passport}`],
    ['lines with a heading', `VIN\n${salem}\n${passport}`],
  ])('of VINs alone is read from %s', (_how, text) => {
    expect(cellsOf(text)).toEqual([{ vin: salem }, { vin: passport }]);
  });

  test('keeps a VIN that is none, as it was typed', () => {
    expect(cellsOf(`${salem}\nIOQ-what\n${salem.slice(1)}`)).toEqual([
      { vin: salem },
      { vin: 'IOQ-what' },
      { vin: salem.slice(1) },
    ]);
  });

  test.each([
    ['tabs', '\t', '"62,000"'],
    ['commas', ',', '"62,000"'],
    ['semicolons', ';', '62 000,00 $'],
    ['bars', '|', '62,000'],
  ])('of a table is read by its headings, separated by %s', (_how, mark, value) => {
    const lines = [
      ['Make', 'VIN', 'Model Year', 'Notes', 'Agreed value'],
      ['Forest River', salem, '2015', 'red', value],
    ];
    const sheet = readSheet(lines.map((cells) => cells.join(mark)).join('\r\n'));
    expect(sheet.columns).toEqual(['vin', 'year', 'make', 'rating_value']);
    const rating_value = value.replaceAll('"', '');
    expect(sheet.rows).toEqual([
      { line: 2, cells: { vin: salem, year: '2015', make: 'Forest River', rating_value }, beside: ['red'] },
    ]);
    expect(sheet.besides).toEqual(['Notes']);
  });

  test('is read by French headings', () => {
    const heading =
      'NIV;Année;Marque;Modèle;Catégorie;Valeur assurée;Longueur (pi);Remisage;Nuits par année;Code postal';
    const sheet = readSheet(
      `${heading}\n${salem};2015;Forest River;Salem;Roulotte;45 000,50 $;32;Extérieur;30;H2X 1Y4`,
    );
    expect(sheet.rows[0]?.cells).toEqual({
      vin: salem,
      year: '2015',
      make: 'Forest River',
      model: 'Salem',
      type: 'Roulotte',
      length: '32',
      rating_value: '45 000,50 $',
      storage_type: 'Extérieur',
      nights_per_year: '30',
      garaging_postal_code: 'H2X 1Y4',
    });
    expect(sheet.besides).toEqual([]);
  });

  test('without headings is read by what stands in its columns', () => {
    const text = `2015\tForest River\tSalem\t${salem}\t$45,000\n2015\tKeystone\tPassport\t${passport}\t38000`;
    expect(cellsOf(text)[1]).toEqual({
      vin: passport,
      year: '2015',
      make: 'Keystone',
      model: 'Passport',
      rating_value: '38000',
    });
  });

  test('takes marks and line breaks within quotes for text, and a short line for one without the rest', () => {
    const sheet = readSheet(`vin,make,model\n${salem},"Forest ""River"", Inc.","Salem\nlong"\n${passport}`);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      { vin: salem, make: 'Forest "River", Inc.', model: 'Salem long' },
      { vin: passport, make: '', model: '' },
    ]);
  });

  test('names a column once; what stands in a second of the same heading stays beside', () => {
    const sheet = readSheet(`VIN,Year,Year\n${salem},2015,2016`);
    expect(sheet.rows[0]).toEqual({ line: 2, cells: { vin: salem, year: '2015' }, beside: ['2016'] });
  });

  test('keeps what a line has more than its heading', () => {
    expect(readSheet(`VIN,Year\n${salem},2015,and more`).rows[0]?.beside).toEqual(['and more']);
  });

  test.each(['', '  \n \r\n', '\uFEFF', ',,,'])('that is empty (%j) has no rows', (text) => {
    expect(readSheet(text)).toMatchObject({ rows: [], rest: '' });
  });

  test('holds 500 vehicles, and gives back the other lines with their heading', () => {
    const lines = Array.from({ length: mostRows + 3 }, (_, place) => `${place},"Forest, River"`);
    const sheet = readSheet(['VIN,Make', ...lines].join('\n'));
    expect(sheet.rows).toHaveLength(mostRows);
    expect(sheet.rest).toBe('VIN,Make\n500,"Forest, River"\n501,"Forest, River"\n502,"Forest, River"');
    expect(readSheet(sheet.rest).rows.map(({ cells }) => cells.vin)).toEqual(['500', '501', '502']);
  });

  test('loses nothing that was typed', () => {
    const seed = 12;
    const cell = fc.stringMatching(/^[A-Za-z0-9 .,;'"$-]{0,12}$/);
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom('VIN,Year,Make', 'niv,couleur,marque', 'a,b,c'), (cells, heading) => {
        const text = [heading, ...cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))];
        const { rows } = readSheet(text.join('\n'));
        const stored = rows.flatMap((row) => [...Object.values(row.cells), ...row.beside]).join(' ');
        for (const one of cells.flat()) expect(stored).toContain(one.replaceAll(/\s+/g, ' ').trim());
      }),
      { seed },
    );
  });
});

test('every column is named by its own name', () => {
  expect(bulkColumns.map((column) => columnOf(column.toUpperCase()))).toEqual([...bulkColumns]);
});
