import type { FileFormat } from '@practice/contracts';

const starts = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** Where the name of a zip's first entry is. */
const FIRST_NAME = 30;
const MACROS = 'vbaProject.bin';

/** What a file is by its content; undefined for what staff cannot upload. Documents with macros are none of these. */
export function formatOfContent(bytes: Buffer): FileFormat | undefined {
  if (starts(bytes, '%PDF-')) return 'pdf';
  if (starts(bytes, '\xff\xd8\xff')) return 'jpg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return starts(bytes, 'PK\x03\x04') && !bytes.includes(MACROS) ? formatOfZip(bytes) : undefined;
}

/** The names of a zip's entries are readable in it. */
function formatOfZip(bytes: Buffer): FileFormat | undefined {
  if (starts(bytes, ODT, FIRST_NAME)) return 'odt';
  if (!bytes.includes('[Content_Types].xml')) return undefined;
  if (bytes.includes('word/document.xml')) return 'docx';
  return bytes.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** Where a whole file ends, so that one that was broken off is known: its mark, and in how many last bytes that is. */
const endings: Partial<Record<FileFormat, [mark: string, within: number]>> = {
  pdf: ['%%EOF', 2048],
  docx: ['PK\x05\x06', 65_557],
  xlsx: ['PK\x05\x06', 65_557],
  odt: ['PK\x05\x06', 65_557],
};

/** Whether a document has its end; pictures are judged when they are decoded. */
export function isWhole(bytes: Buffer, format: FileFormat): boolean {
  const [mark, within] = endings[format] ?? [];
  return mark === undefined || within === undefined || bytes.subarray(-within).includes(mark, 0, 'latin1');
}
