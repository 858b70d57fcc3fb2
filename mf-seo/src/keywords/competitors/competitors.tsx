import { createCompetitorNoteInput, z } from '@practice/contracts';
import { Anchor, Box, Flex, Text } from '@practice/ui';
import { formatDate, type TableColumn } from '@practice/ui/admin';
import {
  defineRecords,
  RecordDialog,
  RecordScreen,
  shownRecords,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { type ReactNode, useMemo } from 'react';
import {
  type CompetitorNoteRowFragment,
  CompetitorNotesDocument,
  CreateCompetitorNoteDocument,
  DeleteCompetitorNoteDocument,
  UpdateCompetitorNoteDocument,
} from '../../generated/graphql.ts';

type Note = CompetitorNoteRowFragment;

const notes = defineRecords({
  list: CompetitorNotesDocument,
  create: CreateCompetitorNoteDocument,
  update: UpdateCompetitorNoteDocument,
  remove: DeleteCompetitorNoteDocument,
  event: 'competitor-note.changed',
  schema: createCompetitorNoteInput,
  nouns: { one: 'Rakip notu', many: 'Rakip notları' },
  name: ({ competitor }) => competitor,
  fields: { competitor: 'Rakip', website: 'Web sitesi', keyword: 'Anahtar kelime', note: 'Not' },
});

const { Field } = notes;
const listParams = z.object({ q: z.string().max(100).default('') });

/** What the practice noticed of other practices, in its own words. */
export function Competitors() {
  const list = useRecordList(notes);
  const editor = useRecordEditor(notes, list);
  const params = useListParams(listParams);
  const { q } = params.values;
  const rows = useMemo(
    () =>
      list.rows &&
      shownRecords(list.rows, {
        search: q,
        text: ({ competitor, website, keyword, note }) => [competitor, website, keyword, note],
      }),
    [list.rows, q],
  );
  return (
    <RecordScreen
      records={notes}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      removal={useRecordRemoval(notes, list)}
      isPart
      description=""
      empty={{
        icon: 'users',
        description:
          'Aramalarda yanınızda görünen klinikleri ve dikkatinizi çekenleri yazın. Yalnız sizin notlarınızdır.',
      }}
      search={{ placeholder: 'Notlarda ara…' }}
      columns={columns}
      card={(note, actions) => <NoteCard note={note} actions={actions} />}
      storageKey="competitor-notes"
    >
      <RecordDialog editor={editor}>
        <Field.Text name="competitor" />
        <Field.Text name="website" placeholder="https://" inputMode="url" autoComplete="off" />
        <Field.Text name="keyword" hint="Hangi aramada karşılaştınız?" />
        <Field.TextArea name="note" />
      </RecordDialog>
    </RecordScreen>
  );
}

const columns: TableColumn<Note>[] = [
  { key: 'competitor', title: 'Rakip', width: '16rem', isFixed: true, cell: (note) => <NameAndSite note={note} /> },
  { key: 'keyword', title: 'Anahtar kelime', width: '12rem', cell: ({ keyword }) => keyword ?? '–' },
  { key: 'note', title: 'Not', cell: ({ note }) => <Text lineClamp="2">{note}</Text> },
  { key: 'updatedAt', title: 'Güncellendi', width: '8rem', cell: ({ updatedAt }) => formatDate(updatedAt) },
];

function NoteCard({ note, actions }: { note: Note; actions: ReactNode }) {
  return (
    <Box>
      <NameAndSite note={note} />
      <Text fontSize="sm">{note.keyword}</Text>
      <Text lineClamp="3" my="2">
        {note.note}
      </Text>
      <Flex align="center" gap="2">
        <Text flex="1" fontSize="sm" color="fg.muted">
          {formatDate(note.updatedAt)}
        </Text>
        {actions}
      </Flex>
    </Box>
  );
}

function NameAndSite({ note: { competitor, website } }: { note: Note }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{competitor}</Text>
      {website ? (
        <Anchor href={website} target="_blank" rel="noopener noreferrer" fontSize="sm">
          {website}
        </Anchor>
      ) : null}
    </Box>
  );
}
