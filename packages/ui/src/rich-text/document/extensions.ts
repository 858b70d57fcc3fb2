import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Picture } from './picture.ts';
import { scriptMarks } from './script-marks.ts';
import { UploadPlaces } from './upload-places.ts';
import { type KnownVariables, variableMarks } from './variable-marks.ts';
import { Video } from './video.ts';

/** Tables as they are stored: without widths, which belong to the page and not to the text. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/** What a text may consist of: the elements that the server keeps. With `variables` their names are marked in it. */
export function extensionsFor(variables: KnownVariables | undefined) {
  return variables ? [...extensions, variableMarks(variables)] : extensions;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
      // Paths of the site, too.
      isAllowedUri: (url, { defaultValidate }) => /^\/(?![/\\])/.test(url) || defaultValidate(url),
    },
  }),
  ...scriptMarks,
  Picture,
  UploadPlaces,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Video,
  Placeholder.configure({ placeholder: 'Yazıya başlayın…' }),
  CharacterCount,
];
