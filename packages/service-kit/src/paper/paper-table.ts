const SIZE = 10;
/** Between columns and between rows. */
const GAP = { x: 10, y: 4 };

type TableOptions = {
  heads?: readonly string[];
  rows: readonly (readonly string[])[];
  /** Of the columns, in points. */
  widths: readonly number[];
  /** The first cell of each row names it. */
  isLabelled?: boolean;
};

type Cell = { tag: 'TH' | 'TD'; text: string };

/** Draws a table at the left margin, each row on one page; its heads stand on every page that it goes on to. */
export function drawTable(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  { heads, rows, widths, isLabelled = false }: TableOptions,
): void {
  const { left, bottom } = doc.page.margins;
  const head = heads?.map((text): Cell => ({ tag: 'TH', text }));
  const table = doc.struct('Table');
  parent.add(table);
  if (head) addRow(head);
  for (const row of rows)
    addRow(row.map((text, index): Cell => ({ tag: isLabelled && index === 0 ? 'TH' : 'TD', text })));
  table.end();

  function addRow(cells: Cell[]): void {
    const height = heightOf(cells);
    if (doc.y + height > doc.page.height - bottom) {
      doc.addPage();
      if (head) repeatHead(head);
    }
    const top = doc.y;
    const drawn = cells.map((cell, index) => doc.struct(cell.tag, {}, () => draw(cell, index, top)));
    table.add(doc.struct('TR', {}, drawn));
    doc.y = top + height + GAP.y;
  }

  /** For the eye alone: the table has its heads once. */
  function repeatHead(cells: Cell[]): void {
    const top = doc.y;
    doc.markContent('Artifact', { type: 'Pagination' });
    for (const [index, cell] of cells.entries()) draw(cell, index, top);
    doc.endMarkedContent();
    doc.y = top + heightOf(cells) + GAP.y;
  }

  function draw({ tag, text }: Cell, index: number, top: number): void {
    const x = left + widths.slice(0, index).reduce((sum, each) => sum + each, 0);
    styled(tag).text(text, x, top, { width: cellWidth(index) });
  }

  function heightOf(cells: Cell[]): number {
    return Math.max(
      ...cells.map(({ tag, text }, index) => styled(tag).heightOfString(text, { width: cellWidth(index) })),
    );
  }

  function cellWidth(index: number): number {
    return (widths[index] ?? 0) - GAP.x;
  }

  function styled(tag: Cell['tag']) {
    return doc.font(tag === 'TH' ? 'bold' : 'text').fontSize(SIZE);
  }
}
