import { Button, Flex, Text } from '@practice/ui';
import { type Editor, useEditorState } from '@tiptap/react';

/** The site takes no picture without words: a text that `isPublished` needs them. */
type MissingWordsProps = { editor: Editor; isPublished: boolean; onDescribe: () => void };

/** Asks for what pictures show, without coming between the writer and the text. */
export function MissingWords({ editor, isPublished, onDescribe }: MissingWordsProps) {
  const missing = useEditorState({ editor, selector: ({ editor: { state } }) => undescribed(state.doc) });
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <Flex role="status" wrap="wrap" align="center" gap="3" p="2" mt="2" borderRadius="md" bg="status.pending.bg">
      <Text flex="1" minW="12rem" color="status.pending.fg">
        {`Alternatif metni olmayan ${missing.length} görsel var. ${isPublished ? 'Yayınlamak için her' : 'Her'} görselin ne gösterdiğini yazın.`}
      </Text>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          editor.commands.setNodeSelection(first);
          onDescribe();
        }}
      >
        Alternatif metin yaz
      </Button>
    </Flex>
  );
}

/** Where the pictures without words stand. */
function undescribed(doc: Editor['state']['doc']): number[] {
  const found: number[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.alt === null) found.push(at);
  });
  return found;
}
