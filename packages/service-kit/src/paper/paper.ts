import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { drawTable } from './paper-table.ts';
import type { PracticeHead } from './practice-head.ts';

const MARGIN = 56;
const LABEL_WIDTH = 130;
/** Points that a heading needs with the first lines of what follows: it never ends a page. */
const HEADING_ROOM = 64;
const require = createRequire(import.meta.url);
const font = (file: string) => require.resolve(`@expo-google-fonts/figtree/${file}`);

type PaperOptions = {
  title: string;
  head: PracticeHead;
  /** At the bottom of each page, before its number. */
  footer: string;
};

/**
 * A paper of the practice in A4, tagged for screen readers, under the practice's head, with numbered pages. `end` resolves
 * with the PDF.
 */
export function newPaper({ title, head, footer }: PaperOptions) {
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
    bufferPages: true,
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
    doc.font(name).fontSize(size).text(text, MARGIN, doc.y, { width, lineGap: 1.5 });

  if (head.name) add('P', () => write('bold', 13, head.name));
  for (const line of head.lines) add('P', () => write('text', 9, line));
  if (head.name || head.lines.length > 0) drawRule();
  doc.moveDown(1);

  /** Below the head; nothing that is read out. */
  function drawRule(): void {
    const y = doc.y + 6;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.5)
      .stroke('#8a8a8a');
    doc.endMarkedContent();
    doc.y = y + 2;
  }

  /** Says on every page whose paper it is and which page, outside of what is read out. */
  function numberPages(): void {
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      const y = doc.page.height - MARGIN / 2 - 8;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.font('text').fontSize(8).text(footer, MARGIN, y, { lineBreak: false });
      const number = `${index + 1} / ${count}`;
      doc.text(number, MARGIN + width - doc.widthOfString(number), y, { lineBreak: false });
      doc.endMarkedContent();
    }
  }

  return {
    heading: (text: string) => add('H1', () => write('bold', 20, text)),
    text: (text: string) => add('P', () => write('text', 10.5, text)),
    section(name: string, draw: () => void) {
      doc.moveDown(0.8);
      if (doc.y + HEADING_ROOM > doc.page.height - MARGIN) doc.addPage();
      add('H2', () => write('bold', 13, name));
      doc.moveDown(0.3);
      draw();
    },
    /** Labels with their values. */
    pairs: (rows: readonly [string, string][]) =>
      drawTable(doc, root, { rows, widths: [LABEL_WIDTH, width - LABEL_WIDTH], isLabelled: true }),
    /** `shares` are the parts of the width that the columns get. */
    table: (heads: readonly string[], rows: readonly string[][], shares: readonly number[]) =>
      drawTable(doc, root, { heads, rows, widths: shares.map((share) => share * width) }),
    end(): Promise<Buffer> {
      root.end();
      numberPages();
      doc.end();
      return finished;
    },
  };
}
