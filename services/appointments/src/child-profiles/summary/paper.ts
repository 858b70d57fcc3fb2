import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PracticeHead } from './practice-head.ts';

const MARGIN = 56;
const LABEL_WIDTH = 130;
const require = createRequire(import.meta.url);
const font = (file: string) => require.resolve(`@expo-google-fonts/figtree/${file}`);

/**
 * A paper of the practice in A4, tagged for screen readers, under the practice's head. `end` resolves with the PDF.
 */
export function newPaper({ title, head }: { title: string; head: PracticeHead }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'tr-TR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // One that the library has and its types do not.
    subset: 'PDF/UA' as 'PDF/A-1',
    info: { Title: title, Author: head.name },
    autoFirstPage: false,
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  doc.registerFont('text', font('400Regular/Figtree_400Regular.ttf'));
  doc.registerFont('bold', font('600SemiBold/Figtree_600SemiBold.ttf'));
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;

  const add = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  const write = (name: 'text' | 'bold', size: number, text: string) =>
    doc.font(name).fontSize(size).text(text, MARGIN, doc.y, { width });

  if (head.name) add('P', () => write('bold', 13, head.name));
  for (const line of head.lines) add('P', () => write('text', 9, line));
  doc.moveDown(1);

  /** Cells of a row beside each other, on one page. */
  function row(
    parent: PDFKit.PDFStructureElement,
    cells: { tag: 'TH' | 'TD'; text: string; x: number; width: number }[],
  ) {
    const sizes = cells.map(({ text, tag, width }) =>
      doc
        .font(tag === 'TH' ? 'bold' : 'text')
        .fontSize(10)
        .heightOfString(text, { width }),
    );
    const height = Math.max(...sizes);
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
    const top = doc.y;
    const drawn = cells.map(({ tag, text, x, width }) =>
      doc.struct(tag, {}, () => {
        doc
          .font(tag === 'TH' ? 'bold' : 'text')
          .fontSize(10)
          .text(text, x, top, { width });
      }),
    );
    parent.add(doc.struct('TR', {}, drawn));
    doc.y = top + height + 4;
  }

  return {
    heading: (text: string) => add('H1', () => write('bold', 20, text)),
    text: (text: string) => add('P', () => write('text', 10.5, text)),
    section(name: string, draw: () => void) {
      doc.moveDown(0.8);
      add('H2', () => write('bold', 13, name));
      doc.moveDown(0.3);
      draw();
    },
    /** Labels with their values. */
    pairs(rows: readonly [string, string][]) {
      const table = doc.struct('Table');
      root.add(table);
      for (const [label, value] of rows)
        row(table, [
          { tag: 'TH', text: label, x: MARGIN, width: LABEL_WIDTH - 10 },
          { tag: 'TD', text: value, x: MARGIN + LABEL_WIDTH, width: width - LABEL_WIDTH },
        ]);
      table.end();
    },
    table(heads: readonly string[], rows: readonly string[][]) {
      const table = doc.struct('Table');
      root.add(table);
      const column = width / heads.length;
      const at = (index: number) => ({ x: MARGIN + index * column, width: column - 10 });
      row(
        table,
        heads.map((text, index) => ({ tag: 'TH', text, ...at(index) })),
      );
      for (const cells of rows)
        row(
          table,
          cells.map((text, index) => ({ tag: 'TD', text, ...at(index) })),
        );
      table.end();
    },
    end(): Promise<Buffer> {
      root.end();
      doc.end();
      return finished;
    },
  };
}
